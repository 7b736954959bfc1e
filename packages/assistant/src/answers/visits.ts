import { profile } from "@site/company/profile";
import { type AnswerBank, depends, fromFaq, known, officeHours, open, phone } from "./answer.ts";
import { durationReply, startReply } from "./times.ts";

/** The visit, the work and the days around it. */
export const visitAnswers: AnswerBank = {
  permit: open(
    "permits",
    "Whether a permit is needed depends on your town, and I don't want to guess. Your codes office and our team can tell you, and who files it.",
  ),
  hoa: open(
    "the approval of your association",
    "Associations often ask for colors, product sheets or proof of insurance. Tell our team what yours wants, and they can say what they supply; I can't promise an approval.",
  ),
  code: open(
    "what the code asks for",
    "I can't rule on the code from here. Our team looks at the opening and tells you what is needed, together with your codes office.",
  ),
  "lead-paint": open(
    "lead paint",
    "It is right to ask about lead paint in an older house. I don't have the details of how our crew handles it, so please raise it before any work starts; until then leave chipped paint alone and keep children away from it.",
  ),
  asbestos: open(
    "asbestos",
    "I can't tell from a chat whether it is asbestos. Please leave it alone, don't break or sand any more of it, and have a piece tested by a lab. Our office can say how we deal with it; for a worry about your health ask your doctor.",
    `If some of it is already broken, keep people out of the dust, don't sweep it dry, and have it tested. A doctor can answer a health question; the office at ${phone} can say how we would handle the siding.`,
  ),
  rot: open(
    "hidden damage",
    "Rot can only be judged once somebody has seen it. Ask our team before you sign how hidden damage is handled and what it would cost, so that it stands in your written quote.",
  ),
  mold: open(
    "mold",
    "I can't promise that mold never grows; much depends on the fan and on how the room is aired. Our team can look at what you have and tell you what the new walls do about it.",
  ),
  "plumbing-electric": open(
    "the plumbing and electrical part",
    "Our own certified installers do the work, but I don't have here what plumbing or electrical work is part of a job. Our team tells you when they see the room.",
  ),
  "haul-away": depends(({ service }) =>
    service === "bathrooms" || service === "siding"
      ? [
          "Taking out the old material is part of the work; I don't have here where it goes or whether it costs extra, so ask for it to be in your written quote.",
        ]
      : [
          "For windows our crew takes out the old unit and cleans up. I don't have here whether hauling it away is always in the price, so ask for it to be in your written quote.",
        ],
  ),
  cleanup: depends(({ service }) => [
    service === "bathrooms"
      ? "Our installers protect your floors, and we clean up when we are done."
      : "We cover floors and furniture near each opening and clean up when we are done.",
    "Some dust is part of any such work, but floors are covered and the crew cleans up. If there is a room you worry about, tell our team at the visit.",
  ]),
  "home-during": open(
    "whether somebody must be home",
    "I don't have a rule about who must be home during the work. Our team agrees on that with you when they set the dates.",
  ),
  "bath-during": open(
    "using the bathroom during the work",
    "That is a fair worry with one bathroom. A remodel takes 5-7 days in most homes; whether you can use the toilet or water in between depends on the work, and our team tells you at the visit, so please bring it up.",
  ),
  prepare: open(
    "what to prepare",
    "We cover floors and furniture near each opening. What else should be moved or taken down, our team tells you before the day; if something is too heavy for you, say so.",
  ),
  "pets-kids": open(
    "work with children or pets in the house",
    "Tell our team about them before the day, so that the crew can plan around open doors, dust and noise. Best is a closed room away from the work.",
  ),
  "crew-size": open(
    "the crew itself",
    "I can't tell how many people come or who they are. What I know: they are our own certified installers and no subcontractors.",
  ),
  "crew-hours": open(
    "the crew's working hours",
    "I don't have the crews' working hours or how they split the days. Most window jobs take 1-2 days and siding 1-2 weeks; the dates are agreed with you before we order.",
  ),
  "background-check": open(
    "background checks",
    "I don't have here how we screen people, so I won't claim it. They are our own certified installers, no subcontractors, and the company is licensed and insured.",
  ),
  "crew-training": open(
    "the training of our crew",
    "Our installers are our own people and certified. Which certificates they hold, and their experience with a house like yours, our team can tell you.",
  ),
  deadline: open(
    "that date",
    "I can't promise a date from here. The crew's calendar is with the office, so they can tell you after the visit; I will gladly pass on when you need it.",
    "I understand that the date matters. Only the office can say whether it works, so let me pass it on rather than guess.",
  ),
  "production-time": open(
    "how long your order takes to make",
    "Everything is custom-made, and I don't have the production time here. Putting it in is the short part: windows take 1-2 days, siding 1-2 weeks, a bathroom 5-7 days in most homes. The office tells you the whole time before you order.",
  ),
  "visit-length": open(
    "how long the visit takes",
    "I don't have a set length for the visit. Tell the office how much time you have, and they plan for it. There is no obligation.",
  ),
  "who-comes": open(
    "who comes to see you",
    "I can't see who would come. The office can tell you the person's name when they agree on the visit with you.",
  ),
  "both-home": open(
    "who should be home for the estimate",
    "I don't know of a rule that everybody must be there. Please ask when the office sets the visit with you.",
  ),
  "remote-estimate": open(
    "an estimate from a distance",
    "Everything is made to measure, so somebody has to measure the openings in the end. Photos or rough sizes help with a first talk; whether a video visit or email is enough for a start, our team can tell you.",
  ),
  "appointment-needed": depends(() => [
    `You can come in during showroom hours: ${officeHours}. I don't know of a rule about appointments; a call ahead to ${phone} makes sure somebody has time for you.`,
    `If you would like somebody ready for you, the office at ${phone} can arrange it; I can't set a time in this chat.`,
  ]),
  samples: known(
    `You can see and touch the products in our showroom in ${profile.showroom.city}, ${officeHours}. For siding we also bring color samples to your home.`,
    `For anything mailed to you, such as a brochure or a sample, please ask the office at ${phone}.`,
  ),
  weather: open(
    "work in bad weather",
    "The dates depend on the project and on the weather, and the team decides that with you. I can't say for a given day; the office can.",
  ),
  drawings: open(
    "drawings or pictures of the result",
    "We help you choose what suits the room and the house, and there are samples to look at. Whether you can get a drawing, our team can tell you.",
  ),
  reuse: open(
    "keeping the old parts",
    "Whether something old can stay is decided when our team sees it. Please point it out at the free visit, so that it is in the quote.",
  ),
  "parts-only": open(
    "small repairs and single parts",
    "I don't have here whether we do that kind of small repair or sell the part alone. The office can tell you; if it is something that we installed, it is a matter for our customer service.",
  ),
  homes: open(
    "that kind of building",
    "We mostly work for homeowners, and our team has to confirm whether we can do that kind of building. For a rented home the owner has to agree.",
  ),
  "one-item": known(
    "A single window or door is welcome as far as I know; ask for a free estimate and the team tells you at once if it is not a fit. Doing it in stages can be talked over at the visit.",
  ),
  "install-day": fromFaq("What happens on installation day?", (answer) => [
    answer,
    "That is what I know of the day itself. For your own job the office can tell you more.",
  ]),
  steps: fromFaq("How does a project work?"),
  "after-quote": fromFaq("What happens after I ask for a quote?"),
  "answer-time": known(
    "Within 24 hours after you send a request. I can't promise an exact hour.",
    `I have no exact time for it: a request is answered within 24 hours. If you can't wait, call ${phone}.`,
  ),
  "after-installation": fromFaq("What happens after the installation?"),
  diy: open(
    "products without installation",
    "We make to measure and install with our own certified installers. Whether we would sell or fit something separately, the office can tell you.",
  ),
  "how-long": depends(durationReply),
  "how-soon": depends(startReply),
  book: depends(({ memory }) => [
    `I can't set a time in this chat; the office agrees on it with you by phone at ${phone}.${memory.times ? ` I have noted "${memory.times}" as your wish.` : " Tell me which days suit you and I pass them on."}`,
    `I have noted your wish. The office sets the time with you by phone.`,
  ]),
  "window-time": fromFaq("How long does a window installation take?"),
};
