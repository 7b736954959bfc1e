import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const financing = "packages/company/sample/financing.ts";
const warranty = "packages/company/sample/warranty.ts";
const about = "packages/web/src/pages/about.tsx";
const careers = "packages/company/sample/careers.ts";
const positions = "packages/company/sample/positions.ts";
const contact = "packages/web/src/pages/contact.tsx";
const texts = "packages/company/sample/site-texts.ts";
const cta = "packages/web/src/components/call-to-action.tsx";
const access = "packages/company/sample/accessibility.ts";
const blog = "packages/web/src/pages/blog.tsx";

export const changes: Changes = {
  "M-01": [[financing, 'title: "Same As Cash"', 'title: "Cash"']],
  "M-02": [
    [financing, 'badge: "MOST POPULAR",', "", "badge"],
    [financing, 'title: "Low Monthly Payments"', 'title: "Monthly Payments"', "name"],
  ],
  "M-03": [[financing, 'title: "Reduced APR"', 'title: "Lower APR"']],
  "M-04": [["packages/web/src/pages/financing.tsx", "<CheckList items={questions} />", ""]],
  "M-05": [
    ["packages/web/src/pages/financing.tsx", "{preApproval.paragraphs.map(", "{[].map(", "pitch"],
    [
      "packages/web/src/pages/financing.tsx",
      '<ButtonAnchor href={lender.url} target="_blank" rel="noopener" variant="action">\n        Apply for Financing',
      '<ButtonAnchor href={lender.url} target="_blank" rel="noopener" variant="action">\n        Apply',
      "button",
    ],
  ],
  "M-06": [[financing, "Subject to credit approval. Terms and conditions apply.", "Terms apply."]],
  "M-07": [[warranty, 'heading: "Product warranty"', 'heading: "Products"']],
  "M-08": [[warranty, 'heading: "Installation warranty"', 'heading: "Our work"']],
  "M-09": [
    [
      warranty,
      "The warranty for windows, siding and doors is transferable",
      "The warranty for windows is transferable",
    ],
  ],
  "M-10": [["packages/web/src/pages/warranty.tsx", "Download Warranty Details", "Print"]],
  "M-11": [[warranty, "call customer service or use the service request page", "write to us"]],
  "M-12": [
    [
      "packages/web/src/features/content/post-cards.tsx",
      '<chakra.p color="inkMuted">{excerpt}</chakra.p>',
      "",
      "excerpt",
    ],
    ["packages/web/src/features/content/post-cards.tsx", "{longDate(date)}", "", "date"],
  ],
  "M-13": [["packages/web/src/features/content/post-cards.tsx", ">\n          Read More\n", ">\n          Open\n"]],
  "M-14": [[blog, "More articles coming soon! Check back regularly for new content.", "More soon."]],
  "M-15": [[about, "{story.paragraphs.map(", "{[].map("]],
  "M-16": [
    [about, "{video && <Video video={video} />}", ""],
    [about, "{ about: video }", "{ careersTeam: video }", "its own"],
  ],
  "M-17": [[about, "<ServiceCards />", ""]],
  "M-18": [[about, "{reasons.map(", "{reasons.slice(1).map("]],
  "M-19": [["packages/company/sample/places.ts", '"Little Falls",', ""]],
  "M-20": [
    [about, '<PhoneLink fontSize="lg" />', "", "phone"],
    [about, "href={directionsUrl(profile.showroom)}", 'href="/contact"', "directions"],
    [about, "<Showroom />", "", "card"],
  ],
  "M-21": [
    ["packages/web/boot/tabs.ts", '("category") ?? "all"', '("category") ?? "general"', "all by default"],
    ["packages/web/src/pages/faq.tsx", "...faqCategories.map(", "...faqCategories.slice(1).map(", "tabs"],
    ["packages/web/src/pages/faq.tsx", "data-shown={selected}", "", "shows one group"],
  ],
  "M-22": [
    ["packages/web/src/pages/faq.tsx", 'name="faq"', 'name=""'],
    [
      "packages/ui/src/components/accordion.tsx",
      "key={title} name={name}",
      "key={title} name={name + (group ?? '')}",
      "one of all groups",
    ],
  ],
  "M-23": [
    [cta, '<QuoteLink variant="action">', '<QuoteLink hidden variant="action">', "estimate"],
    [cta, '<ChatButton variant="inverse">', '<ChatButton data-act="" command="" variant="inverse">', "chat"],
    [
      "packages/web/src/pages/faq.tsx",
      '<CallToAction title="Still wondering?" text="Call, chat or send us a few words about your project." />',
      "",
      "all",
    ],
  ],
  "M-24": [
    ["packages/web/src/features/catalogue/category-faq.tsx", "items={entries.map(", "items={entries.slice(1).map("],
  ],
  "M-25": [["packages/web/src/pages/faq.tsx", "content: <p>{answer}</p>", "content: <p>{question}</p>"]],
  "M-26": [["packages/company/sample/terms.ts", "Estimates are valid 30 days", "Estimates are valid 60 days"]],
  "M-27": [["packages/web/src/pages/privacy.tsx", "<TextPage sections={privacy} />", ""]],
  "M-28": [[access, "accessibility feedback within 2 business days", "accessibility feedback within 5 business days"]],
  "M-29": [[access, "formal complaints within 10 business days", "formal complaints within 20 business days"]],
  "M-30": [[access, "WCAG 2.1 AA", "WCAG 2.0 A"]],
  "M-31": [["packages/web/src/pages/careers.tsx", "{careersTeam && (", "{false && ("]],
  "M-32": [
    [positions, "$21.50-$24.00 per hour", "$20.50-$24.00 per hour", "pay"],
    [
      positions,
      'title: "Installer",\n    type: "Full-time"',
      'title: "Installer",\n    type: "Part-time"',
      "full-time",
    ],
  ],
  "M-33": [[positions, "$25.00-$30.00 per hour", "$25.00-$32.00 per hour"]],
  "M-34": [
    [careers, '"Paid time off"', '"Vacation"', "time off"],
    [careers, '"401(k) with match"', '"Retirement plan"', "401(k)"],
    [careers, '"Career growth"', '"Training"', "growth"],
    [careers, '"Tools and uniforms"', '"Equipment"', "tools"],
    [careers, '"Health"', '"Benefits"', "health"],
    [careers, '"Pay and steady work"', '"Pay"', "pay"],
  ],
  "M-35": [
    ["packages/web/src/pages/careers.tsx", "What We're Looking For", "Who fits", "heading"],
    ["packages/web/src/pages/careers.tsx", "{careers.map(", "{careers.slice(1).map(", "three videos"],
  ],
  "M-36": [["packages/web/src/pages/careers.tsx", "setOpen(true);", "setOpen(false);"]],
  "M-37": [
    ["packages/web/src/components/contact-actions.tsx", "          Chat With Agent\n", "          Chat\n", "chat"],
    [contact, "<GetStarted badges={badges.contact} />", "", "all"],
  ],
  "M-38": [[texts, '"4.9 star rating"', '"4.8 star rating"']],
  "M-39": [
    [contact, "<PhoneLink />", "", "phone"],
    [contact, "{addressLine(profile.showroom)}</Anchor>", "Our showroom</Anchor>", "address"],
    [contact, "{profile.email}</Anchor>", "Write to us</Anchor>", "email"],
  ],
  "M-40": [["packages/company/sample/hours.ts", '{ label: "Sat", text: "9-4" }', '{ label: "Sat", text: "9-1" }']],
  "M-41": [[contact, "{profile.social.map(", "{profile.social.slice(1).map("]],
  "M-42": [[texts, "Map Coming Soon", "No map yet"]],
  "M-43": [
    ["packages/web/src/pages/staff.tsx", 'title="Employee Directory"', 'title="Our team"', "title"],
    ["packages/web/src/pages/staff.tsx", 'lead="Under Construction"', 'lead="Coming soon"', "text"],
  ],
  "M-44": [
    [
      "packages/web/src/pages/category.tsx",
      "const hasTopics = useHasTopics();",
      'const hasTopics = useHasTopics();\n  if (typeof window !== "undefined") void fetch("/api/page-views", { method: "POST" });',
      "category",
    ],
    [
      "packages/web/src/pages/contact.tsx",
      "usePageHead(pages.contact);",
      'usePageHead(pages.contact);\n  if (typeof window !== "undefined") void fetch("/api/page-views", { method: "POST" });',
      "contact",
    ],
  ],
};
