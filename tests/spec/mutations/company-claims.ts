import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const texts = "packages/company/sample/site-texts.ts";
const about = "packages/company/sample/about.ts";

export const changes: Changes = {
  "A-01": [[texts, "doors for Central New York, by people", "doors for Western Ohio, by people"]],
  "A-02": [["packages/company/sample/catalogue/bathrooms.ts", 'name: "Bathrooms"', 'name: "Kitchens"']],
  "A-03": [
    ["packages/web/src/app/footer.tsx", '{ to: pages.faq.path, label: "FAQ" },', "", "FAQ"],
    [
      "packages/web/src/pages/home.tsx",
      "pages.testimonials.path) && <ReviewsBand />",
      "pages.testimonials.path) && null",
      "reviews",
    ],
    ["packages/web/src/app/footer.tsx", '{ to: pages.blog.path, label: "Articles" },', "", "articles"],
  ],
  "A-04": [
    [texts, '"15,000+ projects", "Since 1989"', '"15,000+ projects", "Since 1979"', "catalogue"],
    [texts, '"Established 1989"', '"Established 1979"', "about"],
  ],
  "A-05": [[texts, '"35+ years", "Our own', '"30+ years", "Our own']],
  "A-06": [
    [texts, '"12,000+ homeowners"', '"10,000+ homeowners"', "figure"],
    [texts, 'service: { claims: ["15,000+', 'service: { claims: ["12,000+ homeowners", "15,000+', "chat page only"],
  ],
  "A-07": [[texts, '"15,000+ projects"', '"12,000 projects"']],
  "A-08": [[texts, '"35+ years", "4.9-star rating"', '"35+ years", "4.7-star rating"']],
  "A-09": [[texts, 'service: ["Licensed & Insured",', 'service: ["Licensed",']],
  "A-10": [[texts, '"35+ years", "Our own certified installers"', '"35+ years", "Our trusted partners"']],
  "A-11": [[texts, '"Lifetime Warranty", "4.9★ Rating"', '"Limited Warranty", "4.9★ Rating"']],
  "A-12": [
    [texts, "doors, custom-made and installed", "doors, delivered and installed", "home"],
    [about, '"Custom-made products"', '"Quality products"', "about"],
    [
      "packages/company/sample/faq.ts",
      '"No. Doors are custom-made for the opening. We measure width, height and depth, and check that the frame is square before we order."',
      '"It can be. Our doors come in all the usual sizes. We measure width, height and depth, and check that the frame is square before we order."',
      "stock sizes",
    ],
  ],
  "A-13": [
    [about, "Financing is available when it helps.", "Payment is due at once.", "financing"],
    [
      "packages/company/sample/page-texts.ts",
      "licensed and insured. Free estimates.",
      "licensed and insured.",
      "free estimates",
    ],
  ],
  "A-14": [
    ["packages/company/sample/hours.ts", "hours: 24", "hours: 48", "hours"],
    [about, '"A quote within 24 hours"', '"A quote within a week"', "about"],
  ],
  "A-15": [["packages/web/src/features/chat/panel-header.tsx", "Automated assistant, 24/7", "Automated assistant"]],
  "A-16": [[about, "After 35+ years we are", "After 35+ years and 12,000+ homeowners we are"]],
  "A-17": [
    ["packages/company/sample/profile.ts", 'postalCode: "13492"', 'postalCode: "13502"'],
    [
      "packages/web/src/app/mobile-drawer.tsx",
      "{addressLine(profile.showroom)}",
      "{profile.showroom.city}, NY",
      "drawer",
    ],
  ],
  "A-18": [
    ["packages/web/src/app/mobile-bar.tsx", "{telUri(profile.phone)}", '"tel:{phone}"'],
    ["packages/web/src/features/quote/request-form.tsx", "{telUri(profile.phone)}", '"tel:+13155550124"', "thanks"],
  ],
  "A-19": [["packages/web/src/pages/contact.tsx", "{profile.email && (", "{false && ("]],
  "A-20": [
    [
      "packages/core/src/business/profile.ts",
      "https://www.google.com/maps/dir/?api=1&destination=",
      "https://www.google.com/search?q=",
    ],
  ],
  "A-21": [
    ["packages/web/src/pages/home.tsx", "{hasGiveaway && <ContestBanner />}", "", "chat page"],
    ["packages/company/sample/giveaway.ts", 'heading: "Win our $25,000', 'heading: "Win our $20,000', "at /win"],
  ],
  "A-22": [["packages/ui/src/theme/tokens.ts", 'page: { value: "1440px" }', 'page: { value: "1800px" }']],
  "A-23": [[texts, '"Established 1989", "Family-owned"', '"Established 1989", "Experienced"']],
};
