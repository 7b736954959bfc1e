import { hours, isOpen } from "@site/core/business/hours";
import { addressLine, profile } from "@site/core/business/profile";
import { pages } from "@site/core/site/pages";
import { serviceTowns, story } from "@site/core/site/texts/about";
import { benefits } from "@site/core/site/texts/careers";
import { positions } from "@site/core/site/texts/positions";
import { enumeration } from "../words.ts";
import { type Fact, faqAnswer, faqFact } from "./fact.ts";

const rows = (table: readonly { label: string; text: string }[]): string =>
  table.map(({ label, text }) => `${label} ${text}`).join(", ");
const saturday = hours.contact.find(({ label }) => label === "Sat")?.text;
const link = (each: { label: string; url: string } | undefined): string | undefined =>
  each && `${each.label}: ${each.url}`;

export const companyFacts: readonly Fact[] = [
  {
    id: "hours",
    forms: [
      "What are your hours?",
      "Are you open on Saturday or Sunday?",
      "When do you open and close?",
      "Are you open now or today?",
      "What days are you closed?",
    ],
    keywords:
      "hours open close opening closing business weekend weekday morning evening night holiday monday tuesday wednesday thursday friday saturday sunday tomorrow late early",
    answer: ({ now }) =>
      `Our hours are ${rows(hours.site)}. Our contact page lists Sat ${saturday}, so please call before you come on a Saturday afternoon. ${isOpen(now) ? "We are open right now." : "We are closed right now."}`,
  },
  {
    id: "address",
    forms: [
      "Where are you located?",
      "What is your address?",
      "Where is your showroom?",
      "How do I get to you, directions?",
    ],
    keywords: "located address showroom directions office place whitesboro map find drive",
    answer: () => `Our showroom is at ${addressLine(profile.showroom)}.`,
  },
  {
    id: "showroom",
    forms: [
      "Can I see the products before I decide?",
      "Can I stop by and look at samples in person?",
      "When can I visit your showroom?",
      "Can I come in and touch the displays?",
    ],
    keywords: "showroom visit samples display person walk stop by browse appointment",
    answer: () =>
      `${faqAnswer("Can I see the products before I decide?")} The address is ${addressLine(profile.showroom)}.`,
  },
  {
    id: "phone",
    forms: [
      "What is your phone number?",
      "How can I contact you?",
      "How do I reach you?",
      "What is your email address?",
    ],
    keywords: "phone number call contact reach email line office",
    answer: () => `You can call us at ${profile.phone}${profile.email ? ` or write to ${profile.email}` : ""}.`,
  },
  {
    id: "towns",
    forms: [
      "Which towns do you serve?",
      "What areas do you cover?",
      "Do you serve my town?",
      "How far do you travel?",
      "Do you come to my area?",
    ],
    keywords: "serve service area town towns cover travel county region near location neighborhood village zip",
    answer: () =>
      `We serve ${enumeration.format(serviceTowns)}. Not sure about your address? Call us at ${profile.phone}.`,
  },
  faqFact("since", "How long have you been in business?", {
    forms: [
      "How old is the company?",
      "When were you founded?",
      "How much experience do you have?",
      "Are you a family business?",
      "Who owns the company?",
    ],
    keywords:
      "business company family owned founded established started history experience years old since reputable trust legit",
  }),
  {
    id: "about",
    forms: [
      "Tell me about your company",
      "Who are you?",
      "What do you do?",
      "What services do you have?",
      "What can you help with?",
    ],
    keywords: "company services story business do help windows siding bathrooms doors",
    answer: () =>
      `We are ${profile.company}, a family-owned contractor. ${story.paragraphs[2] ?? ""} We install windows, siding, bathrooms and doors.`,
  },
  faqFact("licensed", "Are you licensed and insured?", {
    forms: ["Do you have insurance and a license?", "Are you bonded?", "Do you carry liability insurance?"],
    keywords: "damage break accident licensed license insured insurance bonded liability proof certificate legit",
  }),
  faqFact("subcontractors", "Do you use subcontractors?", {
    forms: [
      "Do your own people do the work or do you farm it out?",
      "Who does the installation?",
      "Are the installers your employees?",
      "Who will be working at my house?",
      "Do you outsource or hire out the labor?",
      "Are the workers on your payroll?",
    ],
    keywords:
      "subcontractors subs outsource farm own installers crew crews employees labor workers contractors certified third party hire trained people",
  }),
  {
    id: "reviews",
    forms: [
      "Do you have reviews or references?",
      "What do other customers say about you?",
      "What is your rating?",
      "Can I see photos of your past work?",
    ],
    keywords:
      "read people think opinion complaints reviews rating stars references testimonials reputation customers say photos gallery portfolio past work examples",
    answer: () =>
      `You can read what customers say at ${pages.testimonials.path}${profile.reviewsSource ? ` and on ${profile.reviewsSource.label}` : ""}, and see projects at ${pages.gallery.path}.`,
  },
  {
    id: "offers",
    forms: [
      "Do you have any discounts, specials or coupons?",
      "Any promotions right now?",
      "Do you have a senior or military discount?",
    ],
    keywords:
      "discount discounts deal deals special specials coupon promo promotion promotions sale offer offers military veteran senior cheaper",
    answer: () =>
      [
        profile.offersSite && `Current offers are at ${profile.offersSite.url}.`,
        `I can't promise a discount in this chat; the free estimate or the office at ${profile.phone} tells you what applies.`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  {
    id: "jobs",
    forms: ["Are you hiring?", "Do you have any job openings?", "How do I apply for a job?", "I want to work for you"],
    keywords:
      "carpenter carpenters job jobs hiring career careers apply application employment opening position work resume installer",
    answer: () =>
      `Yes: ${enumeration.format(positions.map(({ title, type, place, pay }) => `${title} (${type}, ${place}, ${pay})`))}. You can apply at ${pages.careers.path}.`,
  },
  {
    id: "pay",
    isAmount: true,
    forms: [
      "How much does the installer job pay?",
      "What is the hourly wage?",
      "What is the salary for installers?",
      "How much do lead installers make?",
    ],
    keywords: "crew crews pay pays wage wages salary hourly rate job installer lead earn make money",
    answer: () =>
      `${positions.map(({ title, pay }) => `${title}: ${pay}`).join("; ")}. You can apply at ${pages.careers.path}.`,
  },
  {
    id: "benefits",
    forms: [
      "What benefits do employees get?",
      "Do you have a 401k and health insurance for workers?",
      "Do you train new employees?",
    ],
    keywords: "benefits employees 401k health insurance vacation paid time off training job career experience",
    answer: () => `${benefits.map(({ title }) => title).join(", ")}. The details are at ${pages.careers.path}.`,
  },
  {
    id: "links",
    forms: ["Are you on Facebook or Instagram?", "Do you have social media?"],
    keywords: "facebook instagram social media follow",
    answer: () =>
      profile.social.length > 0
        ? profile.social.map(link).join(", ")
        : `You find everything about us here on the site, or call ${profile.phone}.`,
  },
  {
    id: "second-location",
    forms: ["Do you have another location or office?", "Do you have an office in Albany?"],
    keywords: "another second location office branch albany",
    answer: () =>
      profile.secondLocation
        ? `Our second location is at ${addressLine(profile.secondLocation.address)}, phone ${profile.secondLocation.phone}.`
        : undefined,
  },
];
