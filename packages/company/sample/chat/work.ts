import type { ChatAnswers } from "../../schema.ts";

export const work: ChatAnswers = {
  asbestos: {
    subject: "asbestos",
    say: [
      "I can't tell from a chat whether it is asbestos. Please leave it alone, don't break or sand any more of it, and have a piece tested by a lab. Our office can say how we deal with it; for a worry about your health ask your doctor.",
      "If some of it is already broken, keep people out of the dust, don't sweep it dry, and have it tested. A doctor can answer a health question; the office at {phone} can say how we would handle the siding.",
    ],
  },
  mold: {
    subject: "mold",
    say: [
      "I can't promise that mold never grows; much depends on the fan and on how the room is aired. Our team can look at what you have and tell you what the new walls do about it.",
    ],
  },
  "plumbing-electric": {
    subject: "the plumbing and electrical part",
    say: [
      "Our own certified installers do the work, but I don't have here what plumbing or electrical work is part of a job. Our team tells you when they see the room.",
    ],
  },
  "haul-away": {
    say: [
      "For windows our crew takes out the old unit and cleans up. I don't have here whether hauling it away is always in the price, so ask for it to be in your written quote.",
    ],
    cases: [
      {
        services: ["bathrooms", "siding"],
        say: [
          "Taking out the old material is part of the work; I don't have here where it goes or whether it costs extra, so ask for it to be in your written quote.",
        ],
      },
    ],
  },
  cleanup: {
    say: [
      "We cover floors and furniture near each opening and clean up when we are done.",
      "Some dust is part of any such work, but floors are covered and the crew cleans up. If there is a room you worry about, tell our team at the visit.",
    ],
    cases: [
      {
        services: ["bathrooms"],
        say: [
          "Our installers protect your floors, and we clean up when we are done.",
          "Some dust is part of any such work, but floors are covered and the crew cleans up. If there is a room you worry about, tell our team at the visit.",
        ],
      },
    ],
  },
  "bath-during": {
    subject: "using the bathroom during the work",
    say: [
      "That is a fair worry with one bathroom. A remodel takes 5-7 days in most homes; whether you can use the toilet or water in between depends on the work, and our team tells you at the visit, so please bring it up.",
    ],
  },
  prepare: {
    subject: "what to prepare",
    say: [
      "We cover floors and furniture near each opening. What else should be moved or taken down, our team tells you before the day; if something is too heavy for you, say so.",
    ],
  },
  "crew-size": {
    subject: "the crew itself",
    say: [
      "I can't tell how many people come or who they are. What I know: they are our own certified installers and no subcontractors.",
    ],
  },
  "crew-hours": {
    subject: "the crew's working hours",
    say: [
      "I don't have the crews' working hours or how they split the days. Most window jobs take 1-2 days and siding 1-2 weeks; the dates are agreed with you before we order.",
    ],
  },
  "background-check": {
    subject: "background checks",
    say: [
      "I don't have here how we screen people, so I won't claim it. They are our own certified installers, no subcontractors, and the company is licensed and insured.",
    ],
  },
  "crew-training": {
    subject: "the training of our crew",
    say: [
      "Our installers are our own people and certified. Which certificates they hold, and their experience with a house like yours, our team can tell you.",
    ],
  },
  "production-time": {
    subject: "how long your order takes to make",
    say: [
      "Everything is custom-made, and I don't have the production time here. Putting it in is the short part: windows take 1-2 days, siding 1-2 weeks, a bathroom 5-7 days in most homes. The office tells you the whole time before you order.",
    ],
  },
  "remote-estimate": {
    subject: "an estimate from a distance",
    say: [
      "Everything is made to measure, so somebody has to measure the openings in the end. Photos or rough sizes help with a first talk; whether a video visit or email is enough for a start, our team can tell you.",
    ],
  },
  samples: {
    say: [
      "You can see and touch the products in our showroom in {city}, {hours}. For siding we also bring color samples to your home.",
      "For anything mailed to you, such as a brochure or a sample, please ask the office at {phone}.",
    ],
  },
  drawings: {
    subject: "drawings or pictures of the result",
    say: [
      "We help you choose what suits the room and the house, and there are samples to look at. Whether you can get a drawing, our team can tell you.",
    ],
  },
  homes: {
    subject: "that kind of building",
    say: [
      "We mostly work for homeowners, and our team has to confirm whether we can do that kind of building. For a rented home the owner has to agree.",
    ],
  },
  "one-item": {
    say: [
      "A single window or door is welcome as far as I know; ask for a free estimate and the team tells you at once if it is not a fit. Doing it in stages can be talked over at the visit.",
    ],
  },
  "install-day": {
    faq: "What happens on installation day?",
    say: ["{faq}", "That is what I know of the day itself. For your own job the office can tell you more."],
  },
  steps: { faq: "How does a project work?", say: ["{faq}"] },
  "after-quote": { faq: "What happens after I ask for a quote?", say: ["{faq}"] },
  "after-installation": { faq: "What happens after the installation?", say: ["{faq}"] },
  diy: {
    subject: "products without installation",
    say: [
      "We make to measure and install with our own certified installers. Whether we would sell or fit something separately, the office can tell you.",
    ],
  },
  "how-long": {
    say: [
      "That depends on the work: most window installs take 1-2 days, siding usually 1-2 weeks, and a bathroom 5-7 days in most homes.",
      "It depends on the work and the house, so our team gives you the time for yours after measuring.",
    ],
    cases: [
      {
        services: ["windows"],
        faq: "How long does a window installation take?",
        say: [
          "{faq}",
          "1-2 days is what most window installs take. For your number of windows our team confirms it after measuring.",
        ],
      },
      {
        services: ["siding"],
        faq: "How long does a siding project take?",
        say: ["{faq}", "1-2 weeks is usual for siding. Our team can say more once they have seen your house."],
      },
      {
        services: ["bathrooms"],
        say: [
          "A bathroom remodel takes 5-7 days in most homes; depending on the work it can be less or up to 7-10 days. Our team confirms it for your bathroom.",
          "In most homes it is 5-7 days. For your bathroom our team confirms it at the visit.",
        ],
      },
      {
        services: ["doors"],
        say: [
          "I don't have a set time for a door; our team tells you after measuring. We agree on the date with you before we order.",
          "For a door I have no figure that I could promise. Our team tells you after measuring.",
        ],
      },
    ],
  },
  "how-soon": {
    say: [
      "Lately we have been booking about 2-3 weeks out, but I can't see the calendar from here, so the office at {phone} has to confirm it. You hear back about a request {promise}.",
      "I have no calendar here, so I can't name a day. The office can, once they know what the job is.",
    ],
  },
  code: {
    subject: "what the code asks for",
    say: [
      "I can't rule on the code from here. Our team looks at the opening and tells you what is needed, together with your codes office.",
    ],
  },
  "about-financing": {
    subject: "the financing",
    say: [
      "I can't answer that part for sure; it depends on the lender and on credit approval. The plans are at {page.financing}: a decision takes minutes, and pre-approval does not affect your credit score. Our team can go through your case with you.",
    ],
  },
  "about-work": {
    subject: "how the work is done at your house",
    say: [
      "That depends on the house and the job, so I don't want to guess. Our own installers do the work, and the team goes through it with you before anything is ordered.",
    ],
  },
};
