import { profile } from "@site/company/profile";
import { serviceTypeLabels, serviceTypes } from "../leads/options.ts";
import { escapeMarkup } from "../site/markup.ts";
import { pages } from "../site/pages.ts";

interface Place {
  path: string;
  title: string;
  text: string;
  label: string;
}

const places = {
  service: {
    path: pages.serviceRequest.path,
    title: "Ask for service",
    text: "Tell us what needs a look, and we call you to find a time.",
    label: "Request Service",
  },
  careers: {
    path: pages.careers.path,
    title: "Work with us",
    text: "See our open positions and apply online.",
    label: "See Open Positions",
  },
  contact: {
    path: pages.contact.path,
    title: "Get in touch",
    text: `Call us, write to us or visit our ${profile.premises}.`,
    label: "Contact Us",
  },
  quote: {
    path: pages.quote.path,
    title: "Tell us about your project",
    text: "Our form takes a few minutes. A person from our office reads it and answers you.",
    label: "Request a Free Estimate",
  },
} as const satisfies Record<string, Place>;

/** Where the questions of a foreign form are asked on this site. @param fieldCount fields that a visitor fills in */
function getPlace(text: string, fieldCount: number): Place {
  if (/resum[eé]|\bcv\b|cover letter|job application|apply for/i.test(text)) return places.careers;
  if (/warranty|repair|service (request|call|appointment)|maintenance/i.test(text)) return places.service;
  const isNewsletter = fieldCount <= 1 || /newsletter|subscribe|unsubscribe/i.test(text);
  return isNewsletter && !/estimate|quote|zip/i.test(text) ? places.contact : places.quote;
}

/** The one service that a form is about; none when it names several, as a list to choose from does. */
function getService(text: string): string {
  const named = serviceTypes.filter((type) => {
    const name = serviceTypeLabels[type].toLowerCase().replace(/s$/, "");
    return text.toLowerCase().includes(name);
  });
  return named.length === 1 ? `?service=${named[0]}` : "";
}

/** What a button says that opens a form, a calendar or a chat, and where that is asked here. */
const askingWords: readonly [RegExp, Place][] = [
  [/\bapply (now|online|today|here)\b|\bjoin our (crew|team)\b/i, places.careers],
  [/\b(service|repair|warranty) (call|request|visit|claim|appointment)\b|\brequest service\b/i, places.service],
  [
    /\b(quote|estimate|consultation|inspection|appointment)\b|\b(book|schedule)\b.*\b(now|online|today|visit)\b/i,
    places.quote,
  ],
  [/\b(contact|call|text|email|message|write to) us\b|\bget in touch\b|\bchat\b/i, places.contact],
];

/** Where a control leads that a script of a plug-in would have answered. @param text on it
 * @returns undefined when it asks for nothing that this site has */
export function askingPath(text: string): string | undefined {
  const place = askingWords.find(([asks]) => asks.test(text))?.[1];
  return place && place.path + (place === places.quote ? getService(text) : "");
}

/** A block that leads to this site's own form, in place of one that nobody here would answer.
 * @param text what the foreign form says: its heading, labels, options and buttons
 * @param heading of the foreign form; "" when it has none */
export function mapForeignForm(text: string, heading: string, fieldCount: number): string {
  const place = getPlace(text, fieldCount);
  const query = place === places.quote ? getService(text) : "";
  const title = heading || place.title;
  return `<div class="site-form"><p><strong>${escapeMarkup(title)}</strong></p><p>${place.text}</p><p><a class="site-button" href="${place.path}${query}">${place.label}</a></p></div>`;
}
