import { profile } from "@site/core/business/profile";
import { liveAgentReply } from "@site/core/chat/live-agent";
import { pages } from "@site/core/site/pages";
import { type Fact, faqAnswer, faqFact } from "./fact.ts";

const [bookingTimes = ""] = liveAgentReply("schedule").split(/(?<=\.)\s/);

/** An appointment is never confirmed here. */
export const bookingReply = `I can't set a time in this chat; the office agrees on it with you by phone at ${profile.phone}. Tell me which days suit you, and I pass them on with your request for a free estimate.`;

const serviceReply = `${faqAnswer("How do I ask for service on earlier work?")} The form is at ${pages.serviceRequest.path}, and the office is at ${profile.phone}.`;

export const processFacts: readonly Fact[] = [
  faqFact("steps", "How does a project work?", {
    forms: ["What are the steps?", "What is the process from start to finish?", "How do we get started?"],
    keywords: "process steps project work start finish begin started stages",
  }),
  faqFact("after-quote", "What happens after I ask for a quote?", {
    forms: [
      "What happens next after I send the form?",
      "What happens at the consultation?",
      "Does somebody come to my house for the estimate?",
    ],
    keywords: "after quote next consultation visit happens form request",
  }),
  faqFact("answer-time", "How soon will I hear back about a quote?", {
    forms: ["How fast will you respond?", "When will someone contact me?", "How quickly do I get a quote?"],
    keywords: "hear back respond response answer fast quickly soon contact quote",
  }),
  faqFact("estimate-valid", "How long is my estimate valid?", {
    isAmount: true,
    forms: [
      "How long is the quote good for?",
      "When does my estimate expire?",
      "How long does the price hold?",
      "Does the price of my quote go up if I wait a month?",
      "How long do I have to decide?",
    ],
    keywords: "estimate quote valid expire expires good hold days think decide honor",
  }),
  {
    id: "project-time",
    forms: [
      "How long does a project take?",
      "How soon can you start?",
      "When could you install?",
      "What is the wait or lead time?",
      "How far out are you booking?",
    ],
    keywords:
      "month week project long take soon start wait lead time booking scheduled schedule timeline backlog weeks",
    answer: () => `${bookingTimes} ${faqAnswer("How long does a window installation take?").split(". ")[0]}.`,
  },
  {
    id: "book",
    forms: [
      "Can I book an appointment?",
      "Can someone come out Tuesday at 3 to measure?",
      "Schedule an estimate for me",
      "What appointment times are available?",
    ],
    keywords: "book appointment schedule slot available availability come out measure set up visit",
    answer: () => bookingReply,
  },
  faqFact("changes", "Can I change or cancel an appointment?", { keywords: "change cancel appointment reschedule" }),
  faqFact("after-installation", "What happens after the installation?", {
    forms: ["Do you help after the job is done?", "What support do I get afterwards?"],
    keywords: "after installation afterwards support walk-through cleanup papers",
  }),
  {
    id: "service-request",
    forms: [
      "How do I ask for service on earlier work?",
      "My window that you installed will not close or shut",
      "Who should I contact about something you put in years ago?",
      "I need a repair on something you installed",
      "How do I make a warranty claim?",
    ],
    keywords:
      "service request repair fix claim broken leaks installed earlier previous work problem issue customer fogged stuck",
    answer: () => serviceReply,
  },
  {
    id: "winter",
    forms: ["Do you install in winter?", "Can you work in the cold or snow?", "What if it rains on installation day?"],
    keywords: "winter snow cold rain weather season install",
    answer: () =>
      `The dates depend on the project and on the weather, and we agree on them with you before we order. For the current season ask the office at ${profile.phone}.`,
  },
  {
    id: "diy",
    forms: [
      "Can I buy the windows and install them myself?",
      "Do you sell without installation?",
      "Do you only do repairs?",
    ],
    keywords: "buy myself diy without installation only materials parts supply",
    answer: () =>
      `We make to measure and install with our own certified installers. For anything else please ask the office at ${profile.phone}.`,
  },
  {
    id: "minimum",
    forms: [
      "Do you do just one window?",
      "Is my job too small?",
      "Is there a minimum order?",
      "Do you do commercial buildings or apartments?",
    ],
    keywords: "one single small minimum only just window door job commercial apartment building mobile home rental",
    answer: () =>
      `Ask for a free estimate for any size of project; the office at ${profile.phone} tells you at once if it is not a fit for us.`,
  },
];
