import { articles } from "@site/company/articles";
import { positions } from "@site/company/positions";
import { faq } from "@site/core/faq/texts";
import { businessMarkup } from "@site/core/seo/business-markup";
import { buildMetadata } from "@site/core/seo/metadata-of";
import { renderHead, renderPlainHead } from "@site/core/seo/render-head";
import { builtPages } from "@site/core/site/built-pages";
import { expect, test } from "vitest";
import { isStructuredData } from "../../support/markup-schemas.ts";

const getTypes = (path: string) => buildMetadata(path)?.schemaMarkup.map((data) => data["@type"]);
const only = (path: string, type: string) => buildMetadata(path)?.schemaMarkup.find((data) => data["@type"] === type);

test.each([
  ["/", ["WebSite", "HomeAndConstructionBusiness"]],
  ["/windows", ["Service"]],
  ["/windows/double-hung", ["Service", "BreadcrumbList"]],
  ["/category/oneida-county", ["Service", "HomeAndConstructionBusiness"]],
  ["/faq", ["FAQPage"]],
  ["/blog", ["Blog"]],
  ["/blog/choosing-window-styles", ["BlogPosting", "BreadcrumbList"]],
  ["/careers/installer", ["JobPosting", "BreadcrumbList"]],
  ["/contact", ["ContactPage", "HomeAndConstructionBusiness"]],
  ["/quote", ["WebPage"]],
])("%s says what it is: %j", (path, types) => {
  expect(getTypes(path)).toEqual(types);
});

test("the towns that the company serves are towns", () => {
  const names = businessMarkup.areaServed.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["Utica", "Rome"]);
  expect(names).not.toContain("surrounding areas");
});

test("no page gives itself stars", () => {
  const all = builtPages.map(({ path }) => JSON.stringify(buildMetadata(path)?.schemaMarkup)).join();
  expect(all).not.toMatch(/aggregateRating|"Review"|ratingValue|reviewCount/);
});

test("opening hours are those of the site, with Saturday until 1 PM and no Sunday [G-13]", () => {
  expect(only("/contact", "HomeAndConstructionBusiness")?.openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "18:00",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
  ]);
});

test("a position states its pay and the day it was posted, the FAQ all of its questions, an article its date", () => {
  for (const { slug, payRange, postedOn } of positions) {
    expect(only(`/careers/${slug}`, "JobPosting")).toMatchObject({
      datePosted: postedOn,
      baseSalary: { value: { minValue: payRange.min, maxValue: payRange.max, unitText: "HOUR" } },
    });
  }
  expect(only("/faq", "FAQPage")?.mainEntity).toHaveLength(faq.length);
  for (const { slug, date, title } of articles) {
    const markup = only(`/blog/${slug}`, "BlogPosting");
    expect(markup).toMatchObject({ headline: title });
    // The day began in New York four or five hours after it did in Greenwich.
    expect(["04", "05"].map((hour) => `${date}T${hour}:00:00Z`)).toContain(markup?.datePublished);
  }
});

test("the check itself refuses a missing property, an unknown type and a rating", () => {
  const job = only("/careers/installer", "JobPosting");
  expect(isStructuredData(job)).toBe(true);
  expect(isStructuredData({ ...job, datePosted: undefined })).toBe(false);
  expect(isStructuredData({ ...job, "@type": "Product" })).toBe(false);
  const business = only("/", "HomeAndConstructionBusiness");
  expect(isStructuredData({ ...business, aggregateRating: { ratingValue: 5 } })).toBe(false);
});

test("a head escapes every text and no text can close a data block", () => {
  const metadata = buildMetadata("/quote");
  if (!metadata) throw new Error("no metadata");
  const head = renderHead("/quote", {
    ...metadata,
    title: '</title><script>alert("1")</script>',
    description: '"><img src=x>',
    schemaMarkup: [
      { "@context": "https://schema.org", "@type": "WebPage", name: "</script><script>alert(1)</script>" },
    ],
  });
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).not.toContain("<img");
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/quote" data-path="/quote">');
});

test("a page that search engines leave out says so, every other does not", () => {
  const getHead = (path: string) => {
    const metadata = buildMetadata(path);
    return metadata ? renderHead(path, metadata) : "";
  };
  expect(getHead("/staff")).toContain('<meta name="robots" content="noindex">');
  expect(getHead("/quote")).not.toContain("robots");
  expect(renderPlainHead("Page not found", "No page here")).toContain('content="noindex"');
});
