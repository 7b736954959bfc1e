import { profile } from "@site/company/profile";
import type { Edition, TextSection } from "@site/company/schema";
import { formatEditionDay, formatEditionTime } from "../business/edition.ts";
import { formatAny } from "../business/edition-texts.ts";
import { dollars } from "../business/format.ts";

export function officialRules(edition: Edition): readonly TextSection[] {
  const formatTime = (at: string) => `${formatEditionTime(at)} on ${formatEditionDay(at)}`;
  return [
    {
      heading: "No purchase necessary",
      paragraphs: ["No purchase is necessary to enter or win. A purchase does not improve your chances."],
    },
    {
      heading: "Sponsor",
      paragraphs: [
        `${profile.legalName}, ${profile.showroom.street}, ${profile.showroom.city}, ${profile.showroom.region} ${profile.showroom.postalCode}.`,
      ],
    },
    {
      heading: "Who may enter",
      paragraphs: ["You may enter if all of this is true:"],
      list: [
        `You are ${edition.minAge} or older.`,
        `You are a homeowner in ${formatAny(edition.counties)} County, ${edition.state}.`,
        "Nobody else of your household has entered: one entry per household.",
        "You are not an employee or vendor of the sponsor.",
      ],
    },
    {
      heading: "How and when to enter",
      paragraphs: [
        `Online or by form from ${formatEditionDay(edition.opensAt)} to ${formatEditionDay(edition.closesAt)}.`,
        `In person from ${formatTime(edition.inPersonFrom)} to ${formatTime(edition.inPersonTo)}.`,
      ],
    },
    {
      heading: "Drawing",
      paragraphs: [
        `The winner is drawn on ${formatEditionDay(edition.drawAt)}. The odds of winning depend on the number of eligible entries.`,
      ],
    },
    {
      heading: "Prize",
      paragraphs: [
        `The prize is up to ${dollars(edition.prizeValue)} in products and services of the sponsor. The winner may choose a cash alternative of ${edition.cashShareText} of that amount, ${dollars(edition.prizeValue * edition.cashShare)}, instead.`,
        `The prize is given as a gift certificate, which must be delivered and accepted within ${edition.certificateDays} days.`,
      ],
    },
    {
      heading: "What the winner signs",
      paragraphs: [
        `Within ${edition.signatureDays} days of acceptance the winner signs an affidavit, a liability release and a media release.`,
      ],
    },
    {
      heading: "Winners list",
      paragraphs: [
        `The name of the winner can be requested from the sponsor within ${edition.winnersListDays} days of the contest ending, by mail to the address above or by phone at ${profile.phone}.`,
      ],
    },
  ];
}
