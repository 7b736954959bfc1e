import { edition } from "@site/company/giveaway";
import { profile } from "@site/company/profile";
import type { TextSection } from "@site/company/schema";
import { retentionSentences } from "../../business/retention.ts";

// For review by counsel before production. Every statement here is one about this code: change both together.

interface ThirdParty {
  name: string;
  purpose: string;
}

const { about, careersTeam, careers, categories, showcase } = profile.videos;
const hasVideos = [about, careersTeam, ...careers, ...Object.values(categories), ...showcase].some(Boolean);

// What a stage may do without is named with "may": pages are built without knowing its settings.
const thirdParties: readonly ThirdParty[] = [
  { name: "Amazon Web Services", purpose: "hosts this site, stores what you send us and delivers our email" },
  {
    name: "Amazon Bedrock",
    purpose: "runs a language model that may write answers in the chat; your phone number and email are masked first",
  },
  {
    name: "The provider of our customer records (CRM)",
    purpose: `may receive your request for an estimate or service, so that we can follow up on it; of a job application${edition ? " or a giveaway entry" : ""} only that it came and how it reached us`,
  },
  {
    name: "Amazon Web Services or Twilio",
    purpose: "may deliver text messages to the number you gave, if you agreed to them, and takes your answers",
  },
  ...(hasVideos ? [{ name: "YouTube", purpose: "plays a video, only after you press play" }] : []),
  { name: "OpenStreetMap", purpose: "draws a map, only after you press show map" },
  {
    name: "YouTube, Vimeo, OpenStreetMap and Google Maps",
    purpose: "may show a video or a map that stands in an article, when you open that article",
  },
  {
    name: "A location service",
    purpose:
      "may turn your rough position or your internet address into the name of a town, only after you press use my location",
  },
  ...(profile.lender
    ? [
        {
          name: profile.lender.label,
          purpose: "takes a financing application on its own site, only when you follow the link",
        },
      ]
    : []),
];

/** The privacy policy, with third parties and retention taken from the configuration it describes. */
export const privacy: readonly TextSection[] = [
  {
    heading: "In short",
    paragraphs: [
      "We store what you send us so that we can answer you. There are no advertising trackers on this site, and we do not sell your data.",
    ],
  },
  {
    heading: "What we store",
    paragraphs: ["Only what you give us, and a little about how the request reached us."],
    list: [
      "Free estimate and service request: your name, contact details, town or address, what you need, your notes, and whether you agreed to text messages.",
      "Photos that you add: drawn anew when they arrive, without the place, time and device that a camera writes into them. A HEIC photo that your browser can't convert is kept as it is, without these notes.",
      ...(edition
        ? ["Giveaway: your name, address, phone, email, the project you are interested in and how you heard of us."]
        : []),
      "Job application: your contact details, city, experience, license, availability and cover letter, and the resume that you add, as you send it.",
      "Chat: the messages, and the name, town, phone, email and project details that you mention. Numbers that look like a card or social security number are masked before they are stored.",
      "Of a visit: how often each kind of page is seen, how far forms get, calls tapped, chats and photos, and how fast pages are, as sums of each hour. No cookie, no address and nothing that tells visitors apart is kept, and nothing is counted where your browser asks not to be tracked (Global Privacy Control or Do Not Track).",
      "With a form: the page and link that brought you here (for example the name of a campaign) and, if you agree to text messages, the words that you agreed to, and the time, page and browser of that consent.",
    ],
  },
  {
    heading: "What stays in your browser",
    paragraphs: [
      "A cookie ties a chat to your browser, so that nobody else can read or continue it. It is used for nothing else. Until you close a chat, your browser remembers which one it is, so that it goes on when you come back; on a computer that others use, close the chat when you are done. A message that you have not sent yet is kept in the browser tab. A form that you have not sent yet is kept in the browser tab until you send it or close the tab. If you let us find your location, the name of the place is kept in your browser. How you first came to this site (the page, and the site or campaign that led you to it) is kept in your browser unless it asks not to be tracked, and how this visit began is kept in the browser tab. Both are sent to us only with a form.",
    ],
  },
  {
    heading: "What we use it for",
    paragraphs: [
      `To answer you, to prepare and carry out your project, ${edition ? "to draw the giveaway's winner, " : ""}to read your application, and to protect the site against abuse. To count requests from one place we keep a code made from the internet address, never the address itself.`,
    ],
  },
  {
    heading: "How long we keep it",
    paragraphs: ["Records are deleted automatically."],
    list: retentionSentences,
    claims: ["RUL-17"],
  },
  {
    heading: "Text messages",
    id: "sms",
    paragraphs: [
      "Your consent to text messages and your number are not shared with anyone for their own marketing. Reply STOP to any message to end them. That counts for every request with your number, and you can also stop texts and emails on the page of your request, in the chat, by the link in an email, or by telling us. We start again only when you agree again yourself.",
    ],
  },
  {
    heading: "Who else is involved",
    paragraphs: ["These companies take part, each for the purpose named."],
    list: thirdParties.map(({ name, purpose }) => `${name}: ${purpose}.`),
  },
  {
    heading: "Your choices",
    paragraphs: [
      "You may ask us what we have stored about you, have it corrected, or have it deleted. Call or write to us; we will ask a question or two to make sure that it is you. You do not need an account, and asking has no disadvantage for you.",
    ],
  },
  {
    heading: "Security",
    paragraphs: [
      "Data travels encrypted and is stored encrypted. Only staff who need it to answer you can read it, and reading it is logged. Please do not send card or social security numbers through this site; we never ask for them here.",
    ],
  },
  {
    heading: "Changes",
    paragraphs: ["When this policy changes, the new text appears on this page."],
  },
];
