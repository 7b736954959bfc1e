import type { Essentials } from "./questions.ts";
import { list, within } from "./service-files.ts";
import { type Files, importTypes, source } from "./source.ts";
import { spanishList } from "./spanish-names.ts";

/** Calm slate, to be replaced by the company's own. */
const colors = {
  voice: {
    50: "#f0f3f4",
    100: "#dae2e5",
    300: "#a3b5bc",
    600: "#3b5f6c",
    700: "#2b4751",
    800: "#20363e",
    900: "#16262c",
  },
  action: { 50: "#f9eeea", 600: "#99402a", 700: "#7a301d" },
  accent: "#e5b54d",
};

const { 50: pale, 300: quiet, 700: dark, 800: ink } = colors.voice;

/** The company's first letter, for the tab of a browser. */
const favicon = (company: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${company.charAt(0)}</title><rect width="40" height="40" rx="8" fill="${dark}"/><text x="20" y="29" fill="${pale}" font-family="Georgia, serif" font-size="26" font-weight="700" text-anchor="middle">${company.charAt(0)}</text></svg>\n`;

/** A toolbox: the tile of each service until it has its own. */
const toolbox = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="${pale}" d="M0 0h72v72H0z"/><path fill="${dark}" stroke="${ink}" stroke-width="2" d="M8 34h56v26H8z"/><path fill="none" stroke="${ink}" stroke-width="4" d="M24 34V22h24v12"/><path fill="${quiet}" stroke="${ink}" stroke-width="2" d="M8 34h56v8H8z"/><path fill="${colors.accent}" stroke="${ink}" stroke-width="2" d="M31 38h10v9H31z"/></svg>\n`;

/** What the chat needs in Spanish. Names of trades are looked up; one that is not known is not named. */
function spanishFile({ area, services }: Essentials): string {
  const own = services.flatMap(({ id, name }) => {
    const spanish = spanishList([name], "conjunction");
    return spanish ? [[id, spanish]] : [];
  });
  const all = spanishList(
    services.map(({ name }) => name),
    "conjunction",
  );
  return source(importTypes("SpanishWords"), {
    name: "spanish",
    type: "SpanishWords",
    value: { services: all ?? "mejoras para el hogar", names: Object.fromEntries(own), region: area },
  });
}

/** Questions that can be answered from the list of products, and one that must not be taken for a yes. */
const listQuestions = ({ services }: Essentials) => [
  ...services.map(({ id, name, products }) => ({
    label: `kinds-of-${id}`,
    question: `What kinds of ${within(name)} do you do?`,
    wordings: [`what types of ${within(name)} do you offer`, `which ${within(name)} materials do you have`],
    answer: `We do ${within(list(products.map((product) => product.name)))}.`,
  })),
  {
    label: "repairs",
    question: "Do you do repairs?",
    wordings: ["can you repair it", "do you fix old ones"],
    answer: "Whether we can repair it I don't know. The office at {phone} can tell you.",
  },
  {
    label: "other-trade",
    question: "Do you do other work?",
    answer: "I am not sure that we do that: our list is {services}. The office at {phone} can tell you.",
    // Nothing is said to be no service where its Spanish name is not known.
    spanish: {
      question: "¿Hacen otros trabajos?",
      answer: "No estoy seguro de que lo hagamos. La oficina se lo puede decir: {phone}.",
    },
  },
];

/** The files of the chat's and the mails' words, of colors and of what the law asks for.
 * @param names the services in a sentence */
export const chatFiles = (essentials: Essentials, names: string): Files => ({
  "favicon.svg": favicon(essentials.company),
  "illustrations/tile-work.svg": toolbox,
  "chat-words.ts": source(importTypes("ChatWords"), {
    name: "chatWords",
    type: "ChatWords",
    value: { introduction: `a contractor for ${names} in ${essentials.area}`, products: {}, days: {} },
  }),
  "questions.ts": source(importTypes("Question"), {
    name: "questions",
    type: "readonly Question[]",
    value: listQuestions(essentials),
  }),
  "colors.ts": source(importTypes("Colors"), { name: "colors", type: "Colors", value: colors }),
  "legal.ts": source(
    importTypes("PrivacyContact", "Retention"),
    {
      name: "keptFor",
      type: "Retention",
      value: { chatDays: 180, requestMonths: 24, applicationMonths: 24, entryMonths: 12 },
    },
    {
      name: "privacyContact",
      type: "PrivacyContact",
      value: { phone: essentials.phone, email: essentials.email },
    },
  ),
  "known-places.ts": source(importTypes("KnownPlaces"), {
    name: "knownPlaces",
    type: "KnownPlaces",
    value: { nearby: [], far: [], forms: {}, zips: { [essentials.postalCode]: essentials.city } },
  }),
  "spanish.ts": spanishFile(essentials),
  "mails.ts": source(importTypes("VisitorMails"), {
    name: "visitorMails",
    type: "VisitorMails",
    value: {
      request: {
        subject: "We received your request - {company}",
        opening: {
          quote: "Thank you for asking us for an estimate. You will hear from us {promise}.",
          chat: "Thank you for chatting with us. You will hear from us {promise}.",
          "service-request": "Thank you for letting us know. We will get back to you about it {promise}.",
        },
        closing: "To add something, reply to this email or call us at {phone}.",
      },
      application: {
        subject: "We received your application - {company}",
        opening: "Thank you for applying. We read every application and get back to you.",
        closing: "To add something, reply to this email.",
        lacksResume: "We have no resume from you yet. You can add one by the link above.",
      },
      entry: {
        subject: "We received your entry - {giveaway}",
        opening: ["Your entry in the {giveaway} has been received."],
        late: [
          "We got your entry, but entries closed on {closeDay}. It does not take part in the drawing of {drawDay}.",
        ],
        closing: "No purchase necessary.",
      },
      replies: {
        greeting: "Hello{first},",
        closing: "Best regards",
        texts: [
          {
            label: "We tried to call you",
            subject: "We tried to call you",
            text: "Thank you for your request. We called and missed you. When is a good time, and which number is best? You can also call us at {phone}.",
          },
          {
            label: "Let's find a time to visit",
            subject: "A time to look at your project",
            text: "Thank you for your request. To give you a price, we would like to see it. Which two or three days work for you?",
          },
        ],
      },
    },
  }),
});
