import { creditNote, plans } from "@site/company/financing";
import { edition } from "@site/company/giveaway";
import { positions } from "@site/company/positions";
import { profile } from "@site/company/profile";
import { services } from "@site/company/services";
import { currentEdition } from "@site/core/giveaway/edition";
import { pages } from "@site/core/site/pages";
import type { Topic } from "../understanding/topics.ts";
import { formatList } from "../words.ts";
import { type Answer, depends, known, officeHours, open, phone } from "./answer.ts";
import { companyBank, type NamedText } from "./company-texts.ts";
import { openJobs } from "./positions.ts";

const jobs = formatList(positions.map(({ title, pay }) => `${title} (${pay})`));
const choices: Readonly<Partial<Record<string, { choice: string }>>> = services;

const seen = profile.premises === "showroom" ? ", and you can see it in the showroom" : "";

/** A service by what the company's list says of it; a company without it says nothing about it. */
const product = (id: string, subject: string): Answer => {
  const choice = choices[id]?.choice;
  return choice
    ? open(
        subject,
        `That detail I don't have here, so I won't guess. What we do: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}. Our team can tell you the rest${seen}.`,
      )
    : depends(() => undefined);
};

/** What the company says of a topic itself, or else what holds for any. */
const ownOr = (label: NamedText, answer: Answer): Answer => companyBank[label] ?? answer;

/** What is said when the topic is clear and the question is not: what is known of it, and who knows more. */
export const topicAnswers: Readonly<Record<Topic, Answer>> = {
  financing:
    plans.length === 0
      ? known(creditNote)
      : ownOr(
          "about-financing",
          open(
            "the financing",
            `I can't answer that part for sure; it depends on the lender. The plans are at ${pages.financing.path}, and our team can go through your case with you.`,
          ),
        ),
  warranty: open(
    "the warranty",
    "What it covers in your case is decided by the written warranty, and I don't have its terms here. The office can look it up by your name or the address of the house.",
  ),
  giveaway: edition
    ? open(
        "the giveaway",
        `I don't want to guess at the rules. They are at ${pages.win.path}: one entry counts per household, you must be ${currentEdition.minAge} or older and own a home in one of the counties named there. The office can tell you about your case.`,
      )
    : known("We have no giveaway at present."),
  jobs: openJobs
    ? open(
        "the job",
        `That the hiring team has to tell you. Listed are ${jobs}; you can apply at ${pages.careers.path} whatever your experience is.`,
      )
    : known(`We have no open position at present. The office at ${phone} can tell you when that changes.`),
  windows: product("windows", "the windows"),
  siding: product("siding", "the siding"),
  bathrooms: product("bathrooms", "the bathroom"),
  doors: product("doors", "the door"),
  work: ownOr(
    "about-work",
    open(
      "how the work is done at your house",
      "That depends on the house and the job, so I don't want to guess. The team goes through it with you before the work starts.",
    ),
  ),
  estimate: open(
    "the visit",
    "The visit and the estimate are free and without obligation. The details of it the office agrees on with you by phone.",
  ),
  price: open(
    "what you would pay",
    `I have no figures in this chat. What is in the price and how it is paid stands in the free written estimate, and the office can talk about it now: ${phone}, ${officeHours}.`,
  ),
};
