import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const financing = "packages/company/sample/financing.ts";
const highlights = "packages/company/sample/highlights.ts";

export const changes: Changes = {
  "V-01": [
    [
      financing,
      "12-24 months at 0% if paid in full within the promotional period.",
      "6-12 months at 0% if paid in full.",
    ],
  ],
  "V-02": [[financing, "Plans up to 10 years with fixed rates.", "Plans up to 12 years."]],
  "V-03": [[financing, "a credit decision in minutes", "a credit decision soon"]],
  "V-04": [[financing, "Pre-approval has no credit-score impact, and", "Pre-approval is easy, and"]],
  "V-05": [
    [financing, "with 0% APR for qualified customers", "with a low APR for qualified customers"],
    [
      "packages/company/sample/faq.ts",
      '"Yes, 0% APR is available for qualified customers. Subject to credit approval. Terms and conditions apply."',
      '"Yes, 0% APR is available on every project. Subject to credit approval. Terms and conditions apply."',
      "in the questions",
    ],
  ],
  "V-06": [
    [highlights, "40 colors with a 30-year no-fade finish.", "40 colors with a 20-year finish.", "category"],
    ["packages/company/sample/catalogue/siding.ts", '"30-year no-fade finish"', '"Long-lasting finish"', "product"],
  ],
  "V-07": [
    [
      "packages/company/sample/catalogue/siding.ts",
      '"Wind resistance up to 210 mph"',
      '"Wind resistance up to 180 mph"',
    ],
  ],
  "V-08": [
    ["packages/company/sample/catalogue/siding.ts", '"97% return on investment"', '"Good return on investment"'],
  ],
  "V-09": [["packages/company/sample/catalogue/siding.ts", '"Choice of 40 colors"', '"Choice of 30 colors"']],
  "V-10": [["packages/company/sample/catalogue/windows.ts", '"Air leakage as low as 0.04 CFM"', '"Low air leakage"']],
  "V-11": [
    ["packages/company/sample/catalogue/windows.ts", '"Energy savings of 15-25%"', '"Energy savings"'],
    [highlights, "energy savings of 15-25%", "energy savings of a third", "card"],
  ],
  "V-12": [
    [highlights, "Most window installs take 1-2 days.", "Most window installs take 3-4 days."],
    [
      "packages/company/sample/faq.ts",
      "Most window installs take 1-2 days. We agree",
      "Most window installs take two to three days. We agree",
      "question",
    ],
  ],
  "V-13": [
    [highlights, "A bathroom remodel takes 5-7 days in most homes.", "A bathroom remodel takes 2 weeks.", "category"],
    [
      "packages/company/sample/live-agent.ts",
      "A bath remodel takes 7-10 days",
      "A bath remodel takes 5-7 days",
      "other page",
    ],
  ],
  "V-14": [[highlights, "A siding project usually takes 1-2 weeks.", "A siding project usually takes 3 weeks."]],
  "V-15": [
    ["packages/company/sample/hours.ts", '{ label: "Sat", text: "9-4" }', '{ label: "Sat", text: "9-1" }', "contact"],
    [
      "packages/company/sample/hours.ts",
      '{ label: "Sat", text: "9 AM-1 PM" }',
      '{ label: "Sat", text: "9 AM-4 PM" }',
      "site",
    ],
  ],
};
