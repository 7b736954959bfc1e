import { region, serviceTowns } from "@site/company/places";
import { profile } from "@site/company/profile";
import { services } from "@site/company/services";
import { comingClosings } from "@site/core/business/calendar";
import { addressLine } from "@site/core/business/profile";
import { retention } from "@site/core/business/retention";
import { pages } from "@site/core/site/pages";
import { servicesIn } from "../slots/find-service.ts";
import { formatList } from "../words.ts";
import { type AnswerBank, depends, known, officeHours, open, phone, serviceList } from "./answer.ts";
import { areaReply, placesIn } from "./area.ts";
import { getPath } from "./company-texts.ts";
import { holidayReply, hoursReply } from "./times.ts";

const showroom = addressLine(profile.showroom);
const source = profile.reviewsSource;
const reviews = getPath("testimonials");
const gallery = getPath("gallery");

/** The company itself and how to reach it. */
export const companyAnswers: AnswerBank = {
  hours: depends(hoursReply),
  holidays: depends(
    (context) =>
      (holidayReply(context) || comingClosings(context.now).length > 0 ? hoursReply(context) : undefined) ?? [
        `I don't have hours for that day, so please call ${phone} before you come. Our usual hours are ${officeHours}.`,
        "For that day I have no hours either; the office can tell you.",
      ],
  ),
  "always-open": depends(({ text, slots }) =>
    /hold|busy|nobody|no one|through|rings|pick/i.test(text)
      ? [
          `I am sorry that you can't get through. ${slots.phone ? `The office has your words here with ${slots.phone} and sees them when it opens.` : "Leave your name and number here with what it is about, and the office sees it and calls you back."}`,
        ]
      : [
          `Yes, this automated chat answers at any hour. People are in the office ${officeHours}. I can take a message for them.`,
          "At night only the chat answers. Leave a number and the office calls when it opens.",
        ],
  ),
  address: known(
    `Our ${profile.premises} is at ${showroom}.`,
    `It is ${showroom}; your phone's map finds it by that address. If you need directions, call ${phone}.`,
  ),
  phone: known(
    `You can call us at ${phone}${profile.email ? ` or write to ${profile.email}` : ""}. People answer ${officeHours}.`,
    `The number is ${phone}.`,
  ),
  "email-fax": known(
    profile.email
      ? `You can write to ${profile.email} or to ${profile.company}, ${showroom}. The phone is ${phone}.`
      : `You can write to ${profile.company}, ${showroom}, or call ${phone}.`,
    `${profile.email ? `${profile.email} is the address. ` : ""}For texts or a fax please ask the office at ${phone}.`,
  ),
  area: depends(({ text, slots }) => {
    const named = placesIn(text);
    return areaReply(named.length > 0 ? named : placesIn(slots.location ? `in ${slots.location}` : ""));
  }),
  "service-area-fee": open(
    "how far we come",
    `We serve ${region}: ${formatList(serviceTowns)}. Whether we come all the way to you, and whether the distance costs anything, our team confirms for your address.`,
  ),
  owner: depends(({ text }) => [
    `We are a local company, in ${region}${profile.founded ? ` since ${profile.founded}` : ""}. Names I don't have here; the office at ${phone} can tell you.${/letter|mail|write/i.test(text) ? ` A letter reaches us at ${showroom}.` : ""}`,
    `Who it is by name I don't have. You can write to us at ${showroom}${profile.email ? ` or ${profile.email}` : ""}.`,
  ]),
  reviews: depends(() => {
    const shown = [
      reviews && `read what customers say at ${reviews}${source ? ` and on ${source.label}` : ""}`,
      gallery && `see projects at ${gallery}`,
    ].filter(Boolean);
    return shown.length > 0 ? [`You can ${shown.join(", and ")}.`] : undefined;
  }),
  rumor: known(
    `I know nothing about that and can't comment on it. The office at ${phone} is the right place to ask; press inquiries, too.`,
    "I really have nothing on that here. The office can tell you first hand.",
  ),
  sponsor: open(
    "sponsoring and donations",
    "Thank you for asking us. Whether the company can help with that, I don't have here.",
  ),
  links: depends(() => [
    profile.social.length > 0
      ? `You find us here: ${profile.social.map(({ label, url }) => `${label} ${url}`).join(", ")}.`
      : `You find everything about us on this site, or call ${phone}.`,
  ]),
  "second-location": depends(() =>
    profile.secondLocation
      ? [
          `Our ${profile.premises} is in ${profile.showroom.city}. A second address is ${addressLine(profile.secondLocation.address)}, phone ${profile.secondLocation.phone}; what it is for I can't say, the office can.`,
        ]
      : undefined,
  ),
  "other-trade": known(
    `That is not on our list: we do ${serviceList}. For anything near it the office at ${phone} can tell you more.`,
    `That one isn't on our list either; ${serviceList} are.`,
  ),
  offered: depends(({ text }) => {
    const own = servicesIn(text).flatMap((id) => (id === "other" ? [] : [services[id]]));
    const others = /\b(?:and|or|n|&|too|also)\b/i.test(text)
      ? ` Anything else that you name the office can tell you about: ${phone}.`
      : "";
    return [
      `Yes, we do ${formatList(own.map(({ name }) => name.toLowerCase()))}. ${own.map(({ choice }) => `${choice}.`).join(" ")}${others}`,
      `Yes, that is among our services.${others}`,
    ];
  }),
  privacy: known(
    `I can't look at or change stored information from this chat, and nothing has been deleted by me. Please call ${phone}; a person at the office takes care of it. Your choices are described at ${pages.privacy.path}.`,
    `No, I can't do that or confirm it from here; only a person at the office can, at ${phone}.`,
  ),
  "chat-kept": known(
    `Yes. This chat is saved so that our office can help you, people there can read it, and it is kept for ${retention.chats.days} days. If you leave a way to reach you, it goes to the team with your request. More at ${pages.privacy.path}.`,
    `The office can read it; the details are at ${pages.privacy.path}.`,
  ),
  "data-use": known(
    `Your number or email is used to answer your request. What else we do with it, and with whom it may be shared, is described at ${pages.privacy.path}; I don't want to promise more than stands there. The office at ${phone} can take you off a list.`,
    `I am sorry if you get calls that you don't want. I can't see where they come from; the office at ${phone} can check and note that you want none.`,
  ),
  "dont-save": known(
    `I understand. I can't erase what is already written here, and the chat is kept for a time, but I won't make a request of it. For removing it please call ${phone}; see also ${pages.privacy.path}.`,
  ),
  "office-knows": open("that", "That is something our team can tell you, and I don't want to guess."),
  "not-our-business": known(
    `That is nothing I know or could share. I am glad to help with ${serviceList}.`,
    `I can't help with that one. For your own project I am here, or call ${phone}.`,
  ),
  "why-ask": known(
    "Only so that the office can answer you about your project. You decide what you share.",
    `You don't have to give it. How we treat your information is described at ${pages.privacy.path}.`,
  ),
};
