import type { ChatAnswers } from "../../schema.ts";

export const warrantyAndCompany: ChatAnswers = {
  warranty: {
    say: [
      "The products we install carry a lifetime warranty. It covers the product itself: frames, sashes, glass units, panels, bases and hardware, as the written warranty of each product describes them. Our installation work has a warranty of its own. More at {page.warranty}.",
      "The written warranty has the details; you can read it before you sign.",
    ],
    cases: [
      {
        services: ["windows"],
        faq: "What warranty do the windows carry?",
        say: ["{faq}", "The written warranty has the details; you can read it before you sign."],
      },
      {
        services: ["siding"],
        say: [
          "The siding carries a lifetime warranty, and its finish a 30-year no-fade promise. It can be transferred to the next owner.",
          "The written warranty has the details; you can read it before you sign.",
        ],
      },
      {
        services: ["bathrooms"],
        faq: "Is there a warranty on bathroom work?",
        say: ["{faq}", "The written warranty has the details; you can read it before you sign."],
      },
      {
        services: ["doors"],
        faq: "What warranty do the doors carry?",
        say: ["{faq}", "The written warranty has the details; you can read it before you sign."],
      },
    ],
  },
  "warranty-installation": {
    say: [
      "Yes, our installation work has a warranty of its own beside the lifetime warranty on the products. If something we installed does not open, close, drain or seal as it should, call us and we come and look at it.",
      "The exact terms for the labor I don't have here. Ask for the written warranty; you can read it before you sign.",
    ],
  },
  "warranty-labor": {
    say: [
      "The products carry a lifetime warranty and our installation work has one of its own. What labor is covered, and for how long, stands in the written warranty, and I don't have its terms here.",
      "You are right, the exact terms I don't know. The office can look them up and send them to you.",
    ],
  },
  "warranty-exclusions": {
    say: [
      "The lifetime warranty covers the product itself, as the written warranty describes it. What is left out, such as accidents, storms or glass breakage, I don't have here, so I can't say whether yours is covered. The office can check it: call or send a service request.",
      "That needs somebody to look at your papers: {phone}, or {page.serviceRequest}.",
    ],
  },
  "warranty-meaning": {
    subject: "what lifetime means in the terms",
    say: [
      "It is called a lifetime warranty, and who or what the lifetime is counted by stands in the written warranty, which you can read before you sign. I don't have those terms here.",
    ],
  },
  "warranty-transfer": {
    say: [
      "The warranty for windows, siding and doors is transferable to the next owner. Please call {phone} when you sell, so that our records show the right name; the office tells you the steps.",
      "For windows, siding and doors it can go to the buyer; bathrooms are not named, so ask the office. The steps and papers come from the office at {phone}, best before the closing.",
    ],
    cases: [
      {
        services: ["bathrooms"],
        words: "bath|shower|tub",
        say: [
          "For windows, siding and doors it is transferable to the next owner; bathrooms are not named there, so please ask the office at {phone} about that part.",
          "For windows, siding and doors it can go to the buyer; bathrooms are not named, so ask the office. The steps and papers come from the office at {phone}, best before the closing.",
        ],
      },
    ],
  },
  "warranty-previous": {
    say: [
      "The warranty for windows, siding and doors can pass to a new owner, but I can't see whether yours did. The office can look it up by the address, also without papers: {phone}. If you leave your name, the address and a number, I pass it on.",
      "The office can find the file by the address of the house.",
    ],
  },
  showroom: { faq: "Can I see the products before I decide?", say: ["{faq}"] },
  since: { faq: "How long have you been in business?", say: ["{faq}", "Since {founded}."] },
  about: {
    say: [
      "We are {company}, a local contractor in {city} since {founded}. We do {services} with our own certified installers.",
    ],
  },
  "company-facts": {
    subject: "that about the company",
    say: [
      "What I can tell: family-owned in {region} since {founded}, more than 12,000 homeowners served, 4.9 stars in our reviews, licensed and insured. The rest I don't have here.",
    ],
  },
  licensed: { faq: "Are you licensed and insured?", say: ["{faq}"] },
  subcontractors: { faq: "Do you use subcontractors?", say: ["{faq}"] },
  "why-trust-us": {
    say: [
      "I understand, and you are right to be careful. We are licensed and insured, have been here since {founded}, and you may ask for proof and the written warranty before you sign anything.",
    ],
  },
  references: {
    subject: "references near you",
    say: [
      "There are pictures of projects at {page.gallery} and reviews at {page.testimonials}. Whether there is a job near you that you could see or ask about, I can't tell from here.",
    ],
  },
  joke: {
    say: [
      "Why did the window go to the doctor? It had panes. If your own windows ache, I can help with that, too.",
      "That was my only joke, I am afraid.",
    ],
  },
  "job-subs": {
    say: [
      "We work with our own certified installers and use no subcontractors. You are welcome to apply for a job with us instead: {jobs}, regular employment. {apply}.",
      "These are regular jobs on the payroll. {apply}.",
    ],
  },
};
