import * as z from "zod";

const Text = z.string().min(1);
const Day = z.iso.date();
/** With its zone: a day alone is another day elsewhere. */
const Moment = z.iso.datetime({ offset: true });
const Address = z.url({ protocol: /^https$/ });
const common = { "@context": z.literal("https://schema.org") };

const Business = z.looseObject({
  "@type": z.literal("HomeAndConstructionBusiness"),
  name: Text,
  url: Address,
});
const Postal = z.strictObject({
  "@type": z.literal("PostalAddress"),
  streetAddress: Text,
  addressLocality: Text,
  addressRegion: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}$/),
  addressCountry: z.literal("US"),
});
const clock = z.string().regex(/^\d\d:\d\d$/);

/** Required and recommended properties by Google's documentation of structured data (local business, breadcrumb, FAQ
 * page, article, job posting) and of schema.org for the rest. No type allows a rating or a review. */
const markupSchemas = {
  HomeAndConstructionBusiness: z.looseObject({
    ...common,
    name: Text,
    url: Address,
    telephone: z.string().min(10),
    image: Address,
    address: Postal,
    geo: z.strictObject({ "@type": z.literal("GeoCoordinates"), latitude: z.number(), longitude: z.number() }),
    openingHoursSpecification: z
      .array(z.strictObject({ "@type": Text, dayOfWeek: z.array(Text).min(1), opens: clock, closes: clock }))
      .min(1),
    areaServed: z.array(z.looseObject({ "@type": z.literal("City"), name: Text })).min(1),
    aggregateRating: z.never().optional(),
    review: z.never().optional(),
  }),
  WebSite: z.looseObject({ ...common, name: Text, url: Address }),
  Service: z.looseObject({
    ...common,
    name: Text,
    serviceType: Text,
    description: Text,
    url: Address,
    provider: Business,
    areaServed: z.looseObject({ name: Text }),
    aggregateRating: z.never().optional(),
    review: z.never().optional(),
  }),
  BreadcrumbList: z.strictObject({
    ...common,
    "@type": Text,
    itemListElement: z
      .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: Text, item: Address }))
      .min(2),
  }),
  FAQPage: z.looseObject({
    ...common,
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: Text,
          acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: Text }),
        }),
      )
      .min(1),
  }),
  BlogPosting: z.looseObject({
    ...common,
    headline: z.string().min(1).max(110),
    image: Address,
    datePublished: Moment,
    author: Business,
    publisher: Business,
    mainEntityOfPage: Address,
  }),
  Blog: z.looseObject({
    ...common,
    name: Text,
    blogPost: z.array(z.looseObject({ headline: Text, datePublished: Moment, url: Address })).min(1),
  }),
  JobPosting: z.looseObject({
    ...common,
    title: Text,
    description: z.string().startsWith("<p>").min(100),
    datePosted: Day,
    employmentType: z.enum(["FULL_TIME", "PART_TIME"]),
    hiringOrganization: z.looseObject({ name: Text, sameAs: Address }),
    jobLocation: z.strictObject({ "@type": z.literal("Place"), address: Postal }),
    baseSalary: z.strictObject({
      "@type": z.literal("MonetaryAmount"),
      currency: z.literal("USD"),
      value: z.strictObject({
        "@type": z.literal("QuantitativeValue"),
        minValue: z.number().positive(),
        maxValue: z.number().positive(),
        unitText: z.literal("HOUR"),
      }),
    }),
    directApply: z.literal(true),
  }),
  ...Object.fromEntries(
    ["WebPage", "AboutPage", "ContactPage", "ImageGallery"].map((type) => [
      type,
      z.looseObject({ ...common, name: Text, description: Text, url: Address, publisher: Business }),
    ]),
  ),
};

const schemaByType: Map<string, z.ZodType> = new Map(Object.entries(markupSchemas));

/** For tests: whether a JSON-LD object has what its type needs. A type that is not listed here is none of ours. */
export function isStructuredData(data: unknown): boolean {
  const typed = z.looseObject({ "@type": Text }).safeParse(data);
  const schema = typed.success ? schemaByType.get(typed.data["@type"]) : undefined;
  return schema?.safeParse(data).success ?? false;
}
