import type { ChatAnswers, ChatWords, OwnQuestions } from "../schema.ts";

const onPayroll = "The people on your house are on our payroll, and we use no subcontractors.";

export const chatAnswers: ChatAnswers = {
  since: { faq: "How long have you been in business?", say: ["{faq}"] },
  licensed: { faq: "Are you licensed and insured?", say: ["{faq}"] },
  coi: { faq: "Are you licensed and insured?", say: ["{faq}", "The papers come from the office, at {phone}."] },
  subcontractors: { faq: "Do you use subcontractors?", say: ["{faq}"] },
  "crew-size": { subject: "the crew itself", say: [onPayroll] },
  "background-check": { subject: "background checks", say: [onPayroll] },
  "job-subs": {
    say: ["We use no subcontractors. You are welcome to apply for a job with us instead: {jobs}. {apply}."],
  },
  about: { say: ["We are {company}, in {city} since {founded}. We do {services} with our own crews."] },
  "free-estimate": { say: ["Yes, the estimate is free. You get it in writing, and it is good for 60 days."] },
  "estimate-valid": {
    say: ["An estimate is good for 60 days. After that the office makes you a new one."],
  },
  obligation: {
    say: ["No, nothing: the estimate is free and in writing, and good for 60 days, so that you can think it over."],
  },
  "payment-methods": { faq: "How do I pay?", say: ["{faq}"] },
  deposit: { faq: "How do I pay?", say: ["{faq}"] },
  fire: { faq: "Do you work with my insurance?", say: ["{faq}"] },
  "how-long": {
    say: ["Most roofs take 1-3 days, and the gutters of an ordinary house one day. For siding our team tells you."],
    cases: [
      { services: ["roofing"], faq: "How long does a new roof take?", say: ["{faq}"] },
      { services: ["gutters"], faq: "How long do new gutters take?", say: ["{faq}"] },
      {
        services: ["siding"],
        say: ["I have no figure for siding. The office at {phone} tells you once we have seen the house."],
      },
    ],
  },
  warranty: {
    say: [
      "The maker's warranty on the material is yours, and we give a 10-year workmanship warranty on work by our own crews. More at {page.warranty}.",
      "If it leaks where we worked, we fix it.",
    ],
  },
  "warranty-labor": { say: ["We give a 10-year workmanship warranty on work by our own crews."] },
  "warranty-installation": { say: ["We give a 10-year workmanship warranty on work by our own crews."] },
  "siding-kinds": { faq: "What kinds of siding do you put on?", say: ["{faq}"] },
  "siding-over": { faq: "Does the old siding come off?", say: ["{faq}"] },
  soffit: { say: ["New siding comes with trim to match, and steel siding with matching soffit. Gutters we do, too."] },
  cleanup: {
    say: ["We put tarps over the beds and run a magnet over the lawn every evening."],
  },
  "why-trust-us": {
    say: [
      "I understand, and you are right to be careful after a storm. We have been in {city} since {founded}, we are licensed and insured, and we show you the papers before we start.",
    ],
  },
};

export const ownQuestions: OwnQuestions = {
  "roof-tear-off": {
    words: "\\btear(?:ing)?[- ]?off\\b|\\b(?:old|existing) (?:roof|shingles?)\\b|\\broof over\\b|\\blayers?\\b",
    faq: "Do you take off the old roof?",
    say: ["{faq}"],
  },
  "roof-leak": {
    words: "\\broof\\b.{0,20}\\bleak|\\bleak\\w*\\b.{0,30}\\broof\\b",
    faq: "Will you find out where my roof leaks?",
    say: ["{faq}"],
  },
  insurance: {
    words:
      "\\b(?:insurance|adjuster|claim|deductible)\\b.{0,40}\\b(?:hail|storm|roof|damage)|\\badjuster\\b|\\b(?:my|with) insurance\\b",
    faq: "Do you work with my insurance?",
    say: ["{faq}"],
  },
  "metal-roofs": {
    words: "\\b(?:metal|standing[- ]seam)\\b(?!.*\\bsiding)",
    say: [
      "Yes, we do standing seam metal: steel panels from ridge to eave, with hidden fasteners. They are cut to the length of your roof, and the seams are folded on site.",
    ],
  },
  "hail-siding": {
    words: "\\bsiding\\b.{0,40}\\b(?:hail|dents?)\\b|\\b(?:hail|dents?)\\b.{0,40}\\bsiding\\b",
    faq: "Does steel siding dent in hail?",
    say: ["{faq}"],
  },
  shingles: {
    words:
      "\\b(?:which|what|kinds?|types?|brand|sort)\\b.{0,25}\\b(?:shingles?|roof(?:s|ing)?)\\b|\\bimpact\\b|\\bclass (?:3|4|four)\\b",
    faq: "Which shingles do you use?",
    say: ["{faq}"],
  },
  "leaf-guards": {
    words: "\\b(?:leaf|gutter)[- ]?(?:guards?|covers?|screens?)\\b|\\bleaves\\b",
    faq: "Do leaf guards fit my gutters?",
    say: ["Yes, we do leaf guards. {faq}"],
  },
  "gutter-days": {
    words: "\\bhow (?:long|many days)\\b.{0,20}\\bgutters?\\b",
    faq: "How long do new gutters take?",
    say: ["{faq}"],
  },
  "seamless-gutters": { words: "\\bseamless\\b", faq: "What are seamless gutters?", say: ["Yes. {faq}", "{faq}"] },
};

export const chatWords: ChatWords = {
  introduction: "a roofing, siding and gutter company in Southeast Nebraska",
  nouns: { roofing: "a roof" },
  products: {
    "standing-seam-metal": "\\bstanding[- ]seam\\b|\\bmetal roofs?\\b",
    "architectural-shingles": "\\bshingles?\\b",
    "steel-siding": "\\bsteel siding\\b",
    "fiber-cement": "\\bfiber[- ]cement\\b",
    "leaf-guards": "\\b(?:leaf|gutter) guards?\\b",
    "seamless-gutters": "\\bseamless\\b",
  },
  days: {},
};
