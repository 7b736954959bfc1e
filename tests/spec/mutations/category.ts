import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const page = "packages/web/src/pages/category.tsx";
const feature = "packages/web/src/features/catalogue";
const card = `${feature}/product-card.tsx`;
const details = `${feature}/product-details.tsx`;
const actions = "packages/web/src/components/contact-actions.tsx";
const hero = "packages/web/src/components/page-hero.tsx";
const texts = "packages/company/sample/site-texts.ts";

export const changes: Changes = {
  "K-01": [
    [
      "packages/company/sample/services.ts",
      'serviceOrder = ["windows", "siding", "bathrooms", "doors"]',
      'serviceOrder = ["doors", "siding", "bathrooms", "windows"]',
    ],
  ],
  "K-02": [
    [page, "if (isLoading) return <PageSkeleton />;", "if (isLoading) return null;"],
    ["packages/web/src/components/skeleton.tsx", 'bg: "snow.300"', 'bg: "snow.200"', "to be seen"],
  ],
  "K-03": [[page, "Category Not Found", "Not found"]],
  "K-04": [
    [
      "packages/core/src/catalogue/contract.ts",
      "The category you're looking for doesn't exist.",
      "There is no such category.",
    ],
  ],
  "K-05": [
    [
      "packages/web/src/components/not-found-notice.tsx",
      'label: "Return Home", to: pages.home.path',
      'label: "Return Home", to: pages.faq.path',
      "target",
    ],
    ["packages/web/src/components/not-found-notice.tsx", 'label: "Return Home"', 'label: "Home"', "label"],
  ],
  "K-06": [[page, "eyebrow={name.toUpperCase()}", "eyebrow={name}"]],
  "K-07": [
    [page, "`Premium ${name} for Your Home`", "`${name} for Your Home`", "default"],
    [page, "title={heroHeading ?? ", "title={", "own heading"],
  ],
  "K-08": [
    [page, "lead={description}", 'lead=""'],
    [
      hero,
      'textStyle="lead" mt="5" color={isDark ? "spruce.100" : "ink"}>',
      'textStyle="lead" mt="5" color={isDark ? "spruce.100" : "ink"} lineClamp={{ base: "3", md: "none" }}>',
      "whole on a phone",
    ],
  ],
  "K-09": [
    [page, "scene={services[slug].scene}", "scene={services.windows.scene}"],
    [
      hero,
      'position={{ lg: "absolute" }} insetY="0"',
      'position={{ lg: "absolute" }} display={{ base: "none", lg: "block" }} insetY="0"',
      "on a phone",
    ],
  ],
  "K-10": [[page, "overlay={services[slug].overlay}", 'overlay="light"']],
  "K-11": [[actions, "        Get Started Today\n", "        Start now\n"]],
  "K-12": [[actions, '<QuoteLink variant="action" flex', '<QuoteLink hidden variant="action" flex']],
  "K-13": [[actions, '<ChatButton variant="inverse"', '<ChatButton data-act="" command="" variant="inverse"']],
  "K-14": [[actions, "          Call Now\n", "          Phone\n"]],
  "K-15": [
    [texts, 'service: ["Licensed & Insured", ', "service: [", "Licensed & Insured"],
    [texts, '"Lifetime Warranty", "4.9★ Rating"', '"4.9★ Rating"', "Lifetime Warranty"],
    [texts, '"4.9★ Rating"', '"4.8★ Rating"', "rating"],
  ],
  "K-16": [[page, "{hasTopics && <WhyChoose", "{<WhyChoose"]],
  "K-17": [
    [page, "{video && <Video video={video} />}", "", "video"],
    [page, "profile.videos.categories[slug]", "profile.videos.categories.windows", "its own"],
    [
      "packages/web/src/components/media/video.tsx",
      "https://www.youtube-nocookie.com/embed/",
      "https://example.com/",
      "of a video host",
    ],
  ],
  "K-18": [
    [page, "highlights[slug].map", "highlights.windows.map", "own text"],
    [page, "highlights[slug].map", "highlights[slug].slice(1).map", "four"],
  ],
  "K-19": [[`${feature}/product-options.tsx`, "Explore Our ${category.name} Options", "Our ${category.name}"]],
  "K-20": [[`${feature}/product-options.tsx`, "{category.products.map(", "{category.products.slice(1).map("]],
  "K-21": [
    [card, "src={image ?? placeholder}", 'src={image ?? ""}', "placeholder"],
    [card, "src={image ?? placeholder}", "src={placeholder}", "image"],
  ],
  "K-22": [[card, "{name}</chakra.h3>", "{product.slug}</chakra.h3>"]],
  "K-23": [[card, "previewedFeatures = 3", "previewedFeatures = 4"]],
  "K-24": [[card, "{...inPlaceOpenerProps(detailsId(product))}", ""]],
  "K-25": [[page, "showcase.slice(0, 3)", "showcase.slice(0, 2)"]],
  "K-26": [
    [`${feature}/certifications.tsx`, "categories.includes(category)", "categories.length > 0", "of the category"],
    [`${feature}/certifications.tsx`, "{...scrollerProps(listId, 1)}", "", "scrolls"],
  ],
  "K-27": [[`${feature}/category-faq.tsx`, "if (entries.length === 0) return null;", ""]],
  "K-28": [
    [`${feature}/category-faq.tsx`, 'name="category-faq"', 'name=""'],
    [
      "packages/ui/src/components/accordion.tsx",
      "name={name}",
      "name={title.length % 2 === 0 ? `${name}-more` : name}",
      "over all of them",
    ],
  ],
  "K-29": [
    [actions, '<QuoteLink variant="action">', '<QuoteLink hidden variant="action">', "target"],
    [actions, 'position={{ lg: "sticky" }}', "", "sticky"],
  ],
  "K-30": [[actions, '<ChatLink variant="outline">', '<ChatLink to="/contact" variant="outline">']],
  "K-31": [[actions, '<CallButton variant="outline" />', '<CallButton variant="outline">Phone</CallButton>']],
  "K-32": [[actions, "<ButtonAnchor href={directionsUrl(profile.showroom)}", '<ButtonAnchor href="/contact"']],
  "K-33": [
    [details, 'size="full"', 'size="md"', "full screen"],
    [
      "packages/ui/src/components/modal.tsx",
      "<IconButton aria-label={closeLabel} {...closerProps(id)}>",
      "<IconButton aria-label={closeLabel}>",
      "close button",
    ],
  ],
  "K-34": [
    [
      "packages/web/src/features/catalogue/product-details.tsx",
      "to: categoryPath(category.slug) }} label",
      "to: pages.home.path }} label",
    ],
  ],
  "K-35": [
    [details, "description={product.description}", 'description=""', "description"],
    [details, "title={product.name}", "title={category.name}", "name"],
  ],
  "K-36": [
    [details, "if (videoUrl) return", "if (!videoUrl) return", "video"],
    [details, "modalImage ?? image", "image", "modalImage"],
  ],
  "K-37": [["packages/company/sample/site-texts.ts", '"Energy Efficient",', '"Efficient",']],
  "K-38": [
    [details, "Start Your Consultation", "Ask us", "label"],
    [
      details,
      '<ButtonLink to={quotePath(category.slug, product.slug)} variant="action">',
      '<ButtonLink to={pages.contact.path} variant="action">',
      "target",
    ],
  ],
  "K-39": [
    [details, '<ChatLink variant="outline">', '<ChatLink to="/contact" variant="outline">'],
    [
      "packages/web/src/features/catalogue/product-details.tsx",
      '<ChatLink variant="outline">',
      '<ChatLink variant="outline" data-act="close" data-for={id}>',
      "leads there",
    ],
  ],
  "K-40": [[details, "Call Us</CallButton>", "Phone</CallButton>"]],
  "K-41": [[details, "{product.overview}</chakra.p>", "{product.description}</chakra.p>"]],
  "K-42": [[details, "items={product.features}", "items={product.features.slice(0, 3)}"]],
  "K-43": [[details, "items={product.benefits}", "items={product.benefits.slice(1)}"]],
  "K-44": [
    [
      page,
      "      <Showcase />\n      <Certifications category={name} />",
      "      <Certifications category={name} />\n      <Showcase />",
    ],
    [
      page,
      "      <Showcase />\n      <Certifications category={name} />",
      '      <div style={{ display: "flex", flexDirection: "column-reverse" }}>\n        <Showcase />\n        <Certifications category={name} />\n      </div>',
      "on the screen",
    ],
  ],
};
