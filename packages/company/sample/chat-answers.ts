import type { ChatAnswers, ChatWords, OwnQuestions } from "../schema.ts";
import { bathroomsAndDoors } from "./chat/bathrooms-and-doors.ts";
import { paying } from "./chat/paying.ts";
import { warrantyAndCompany } from "./chat/warranty-and-company.ts";
import { windowsAndSiding } from "./chat/windows-and-siding.ts";
import { work } from "./chat/work.ts";

/** What the assistant says that only this company can say, by the meaning of a question. */
export const chatAnswers: ChatAnswers = {
  ...windowsAndSiding,
  ...bathroomsAndDoors,
  ...paying,
  ...warrantyAndCompany,
  ...work,
};

/** Questions beyond those that the assistant knows, by their words. */
export const ownQuestions: OwnQuestions = {};

const showerDoor = "\\b(?:shower|tub) ?(?:glass |screen )?doors?\\b";

export const chatWords: ChatWords = {
  introduction: "a family-owned home-improvement contractor in Central New York",
  nouns: { bathrooms: "a bathroom", doors: "a door" },
  products: {
    "double-hung": "\\bdouble[- ]?hungs?\\b",
    "bay-bow-picture-windows":
      "\\b(?:bay|bow|picture)(?:,? (?:and |or |& )?(?:bay|bow|picture))* ?windows?\\b|\\bbay (?:or|and) bow\\b",
    "slider-windows": "\\b(?:sliders?|sliding) ?windows?\\b|\\bwindow sliders?\\b",
    "exteria-stacked-stone-vinyl-siding": "\\b(?:exteria|stacked[- ]stone|stone siding)\\b",
    "engineered-wood-siding": "\\b(?:engineered[- ]wood|wood siding)\\b",
    "reinforced-vinyl-siding": "\\b(?:reinforced (?:vinyl )?siding|vinyl siding)\\b",
    "tub-shower-conversion":
      "\\btub[- ](?:to|into|2)[- ](?:a )?shower\\b|\\bshower conversion\\b|\\breplace (?:the|my|our) tub with a shower\\b",
    "safety-tubs": "\\bwalk[- ]?in (?:bath)?tubs?\\b|\\bsafety (?:bath)?tubs?\\b",
    "premium-shower-doors": showerDoor,
    "entry-doors": "\\b(?:entry|front|exterior)[- ]?doors?\\b",
    "storm-doors": "\\bstorm[- ]?doors?\\b",
    "patio-doors": "\\b(?:patio|sliding(?: glass)?|french)[- ]?doors?\\b",
  },
  days: {
    Saturday: {
      day: "Saturday we are open from 9 AM to 1 PM. Our contact page says until 4, so please call {phone} before you come after 1.",
      doubt:
        "I am not sure about {time} on Saturday: our hours say 9 AM-1 PM, the contact page says until 4. Please call {phone} before you come.",
    },
  },
  hoursNote: "Our contact page lists Saturday until 4, so please call before you come on a Saturday afternoon.",
};
