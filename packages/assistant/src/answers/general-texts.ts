import type { ChatAnswers } from "@site/company/schema";

const unknownTerms =
  "The written warranty says that, and I don't have its terms here. The office can look it up by your name or the address of the house: {phone}.";

/** What holds for any contractor, where the company's own folder says nothing. */
export const generalTexts: ChatAnswers = {
  price: {
    say: [
      "I can't give a price in this chat{for}: every house is different, so somebody has to see it first. The estimate is free, and you hear back {promise}.",
      "The figure comes with the free estimate, in writing and without obligation{noted}.",
      "I have no number that would be true for your house. The office at {phone} can talk it over with you.",
    ],
  },
  "push-price": {
    say: [
      "I can't confirm a figure or call one wrong, not even a range. The free written estimate is the one that counts.",
      "I still can't put a figure on it here. The office at {phone} can talk about it.",
    ],
  },
  "why-no-prices": {
    say: ["I see why that is annoying. A number that nobody measured for would not be true for your house."],
  },
  rival: {
    say: [
      "It makes sense to compare, and I can't match, beat or judge another company's price in this chat. Our estimate is free and in writing, so you can lay the two side by side.",
    ],
  },
  obligation: { say: ["No, nothing: the estimate is free, and it obliges you to nothing."] },
  "how-long": {
    say: [
      "That depends on the work and the house, so our team gives you the time for yours after measuring. The office is at {phone}.",
    ],
  },
  "how-soon": {
    say: [
      "I have no calendar here, so I can't name a day. The office at {phone} can, once they know what the job is. You hear back about a request {promise}.",
    ],
  },
  since: { say: ["Since {founded}."] },
  about: { say: ["We are {company}, a local contractor in {city} since {founded}. We do {services}."] },
  warranty: { subject: "the warranty", say: [`{warranty} More at {page.warranty}.`, unknownTerms] },
  "warranty-labor": { subject: "the warranty on the work", say: [unknownTerms] },
  "warranty-exclusions": { subject: "what the warranty leaves out", say: [unknownTerms] },
  "warranty-transfer": { subject: "passing on the warranty", say: [unknownTerms] },
  "warranty-meaning": { subject: "the terms of the warranty", say: [unknownTerms] },
  "worth-it": {
    say: [
      "That depends on the state of yours, and I can't see it from here. The visit and estimate are free and without obligation, so you can hear an opinion before you decide anything.",
      "An honest answer needs a look at the house. If the old ones still work well, our team can tell you so, too.",
    ],
  },
  fire: {
    subject: "insurance work",
    say: [
      "I am sorry about the damage. What your insurance pays is between you and the insurer; our free estimate comes in writing, and the office can tell you how we work with an adjuster.",
    ],
  },
  references: {
    subject: "references near you",
    say: ["Whether there is a job near you that you could see or ask about, I can't tell from here."],
  },
  joke: {
    say: ["I am not much of a comedian, I am afraid. If there is something about your home, I am glad to help."],
  },
  "why-trust-us": {
    say: [
      "I understand, and you are right to be careful. With any contractor, ask for the license, the proof of insurance and the warranty in writing before you sign anything.",
    ],
  },
};
