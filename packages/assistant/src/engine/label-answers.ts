import { profile } from "@site/core/business/profile";
import type { ServiceType } from "@site/core/quote/options";
import { pages } from "@site/core/site/pages";
import type { EngineTurn } from "../engine.ts";
import { townsIn } from "../slots/find-place.ts";
import { productIn, servicesIn } from "../slots/find-service.ts";
import type { Meaning } from "../understanding/understand.ts";
import { areaReply, otherTradeReply, priceReply } from "./intents.ts";
import { factText, repairSpelling } from "./knowledge.ts";
import { bookingReply } from "./process-facts.ts";
import { productFactId } from "./service-facts.ts";

const byService: Readonly<Record<string, Partial<Record<ServiceType, string>>>> = {
  warranty: {
    windows: "warranty-windows",
    siding: "warranty-siding",
    doors: "warranty-doors",
    bathrooms: "warranty-bathrooms",
  },
  "how-long": { windows: "window-time", bathrooms: "bathroom-time", siding: "siding-time" },
};

const factIds: Readonly<Record<string, string>> = {
  area: "towns",
  "how-soon": "project-time",
  "how-long": "project-time",
  "install-day": "window-day",
  "window-kinds": "window-styles",
};

const ofProducts = new Set(["window-kinds", "siding-kinds", "door-kinds", "about"]);

/** What is said to questions that no fact answers; each wording once, then the last again. */
const wordings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  price: [
    priceReply,
    "I can't give a price in this chat, because it depends on the sizes, the products and the state of the house. The estimate is free, it gives you the exact figure for your home, and it is yours to compare for 30 days.",
    `I know you would like a number, and I don't have one that would be true for your house. The office at ${profile.phone} can tell you more by phone.`,
  ],
  "push-price": [
    "I understand that you want a number first. I don't have one that would be true for your house: sizes, products and the work around the opening make the difference. The free estimate gives you the exact figure, and you have 30 days to think it over.",
    `I am sorry, I really can't name a figure here, not even a range. The office at ${profile.phone} can talk about it with you, and the estimate is free.`,
  ],
  rival: [
    `It makes sense to compare. I can't match or judge another company's price in this chat. What you get from us: products made for your home, our own certified installers and no subcontractors, and a lifetime warranty. The estimate is free and valid for 30 days, so you can lay the two side by side.`,
    `I can't say anything about other companies' prices here. Bring the other quote to the free estimate, or talk with the office at ${profile.phone}.`,
  ],
  "office-knows": [
    "That is something our team can tell you, and I don't want to guess.",
    `I don't have that here either; the office at ${profile.phone} has the answer.`,
  ],
  "not-our-business": [
    "That is nothing I know or could share. I am glad to help with windows, siding, bathrooms or doors.",
    `I can't help with that one. For your own project I am here, or call ${profile.phone}.`,
  ],
  "other-trade": [otherTradeReply],
  book: [bookingReply],
  times: [
    `I have noted that. The office agrees on the exact time with you by phone; this chat can't set it.`,
    "Thank you, I have noted that too.",
  ],
  "why-ask": [
    `Only so that the office can answer you about your project. You decide what you share; you can also call ${profile.phone}.`,
    `You don't have to give it. How we treat your information is described at ${pages.privacy.path}.`,
  ],
};

/** Labels that are no question: they say something about the visitor or keep the talk going. */
const silent = new Set([
  "inform",
  "project",
  "greet",
  "thanks",
  "goodbye",
  "confirm",
  "deny",
  "correct",
  "refuse",
  "callback",
  "human",
  "off-topic",
]);

export interface LabelAnswer {
  id: string;
  text: string;
}

function factFor(label: string, text: string, turn: EngineTurn): string {
  const service = servicesIn(repairSpelling(text))[0] ?? turn.memory.interest ?? turn.slots.service;
  const product = ofProducts.has(label) ? productIn(text) : undefined;
  const own = service && byService[label]?.[service];
  return (product && productFactId(product)) ?? own ?? factIds[label] ?? label;
}

/** What is said to a part of a message by its meaning. @returns undefined for meanings that are no question */
export function answerByLabel({ text, label }: Meaning, turn: EngineTurn): LabelAnswer | undefined {
  if (!label || silent.has(label)) return undefined;
  const towns = label === "area" ? townsIn(text) : [];
  if (towns.length > 0) return { id: "towns", text: areaReply(towns) };
  const said = turn.history.map(({ content }) => content).join("\n");
  const own = wordings[label];
  if (own) return { id: label, text: own.find((wording) => !said.includes(wording)) ?? own[own.length - 1] ?? own[0] };
  const id = factFor(label, text, turn);
  const told = factText(id, turn.now);
  return told ? { id, text: told } : undefined;
}

/** Meanings that end with the offer of a call, which fits them better than an estimate. */
export const wantsCallOffer = (ids: readonly string[]): boolean => ids.includes("office-knows");
