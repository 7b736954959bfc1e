import { benefits, positionTexts } from "@site/company/careers";
import type { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { escapeMarkup } from "../site/markup.ts";
import { positionPath } from "../site/pages.ts";
import { businessReference, context, postalAddress } from "./business-markup.ts";
import type { StructuredData } from "./contract.ts";
import { absoluteUrl } from "./options.ts";

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join("")}</ul>`;

type Position = (typeof positions)[number];

/** What the position's page says, in the HTML that Google asks for in a description. */
function getDescription(slug: Position["slug"]): string {
  const { summary, duties, wishes, schedule } = positionTexts[slug];
  return [
    `<p>${escapeMarkup(summary)}</p>`,
    `<p>What you do</p>${list(duties)}`,
    `<p>What we look for</p>${list(wishes)}`,
    `<p>What you get: ${escapeMarkup(schedule)}</p>${list(benefits.map(({ title }) => title))}`,
  ].join("");
}

/** An open position. A closed one is taken out of the data, and its page and this record go with it. */
export const jobMarkup = ({ slug, title, type, payRange, postedOn }: Position): StructuredData => ({
  ...context,
  "@type": "JobPosting",
  title,
  description: getDescription(slug),
  datePosted: postedOn,
  employmentType: type.toUpperCase().replace("-", "_"),
  url: absoluteUrl(positionPath(slug)),
  hiringOrganization: { ...businessReference, sameAs: businessReference.url },
  jobLocation: { "@type": "Place", address: postalAddress(profile.showroom) },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "USD",
    value: { "@type": "QuantitativeValue", minValue: payRange.min, maxValue: payRange.max, unitText: "HOUR" },
  },
  jobBenefits: benefits.map(({ title: benefit }) => benefit).join(", "),
  directApply: true,
});
