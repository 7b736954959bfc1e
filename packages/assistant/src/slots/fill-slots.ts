import type { Asked, Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import { saveContact } from "../save-contact.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { normalise } from "../words.ts";
import { correctionsIn } from "./corrections.ts";
import { findEmail, findPhone, partialIn, withoutForeign } from "./find-contact.ts";
import { findName } from "./find-name.ts";
import { findOwnPlace } from "./find-own-place.ts";
import { findStreet, type Place, townsIn } from "./find-place.ts";
import { productIn, servicesIn, wantedIn } from "./find-service.ts";
import { fullName, nameUnasked } from "./full-name.ts";
import { peopleIn } from "./people.ts";
import { detailsIn, wish, withDetails } from "./project-talk.ts";
import { countIn, replacementsIn } from "./replacements.ts";

export interface Filled {
  changes: Slots;
  services: readonly ServiceType[];
  place?: Place | undefined;
  /** A phone number without its area code, or with a digit missing. */
  hasPartialPhone: boolean;
  /** A phone number of another country; its digits are kept with the details. */
  hasForeignPhone: boolean;
  /** Services that the visitor no longer wants. */
  dropped: readonly ServiceType[];
  /** Other people with numbers of their own: "Ruthie, 315-555-0171". */
  others: readonly string[];
}

/** Of several services the product that a text names may belong to another one than the first. */
function productOf(text: string, service: ServiceType | undefined): string | undefined {
  const product = productIn(text);
  const [own = service] = product ? servicesIn(product) : [];
  return own === service || servicesIn(text).length < 2 ? product : undefined;
}

/** The town that a name must not be taken for: "I'm Madison from Rome" has both, "Utica" alone is a town. */
const isTown = (text: string): boolean => townsIn(text).some(({ name }) => name.toLowerCase() === text.toLowerCase());

interface NameAround {
  asked: Asked | undefined;
  /** The name that is known. */
  known: string | undefined;
  /** What was asked or said before is no project. */
  isPerson: boolean;
  isEveryday: (word: string) => boolean;
}

/** Whether a message is nothing but a name: the answer to the question for one, or given before that. */
export const isNameAnswer = (text: string, { asked, known, ...unasked }: NameAround): boolean =>
  (asked === "name" && fullName(text, isTown) !== undefined) ||
  (!known && nameUnasked(text, { isTown, ...unasked }) !== undefined);

/** The digits that an area code alone completes. */
const rest = (asked: Asked | undefined, before: readonly string[]): string | undefined =>
  asked === "areaCode" ? partialIn(before) : undefined;

/** What helps to read a message. */
interface Around {
  /** What was asked last says how to read a short answer. */
  asked?: Asked | undefined;
  /** What the visitor wrote in earlier turns. */
  before?: readonly string[];
  /** Mends the spelling of a product that is not known as it stands. */
  repair?: (text: string) => string;
  /** The message is nothing but a name. */
  isName?: boolean;
}

/** The project that a message wishes for. A question about windows is no wish for windows. */
function projectIn(text: string, known: Slots, { asked, repair = (words) => words }: Around) {
  const wanted = wantedIn(text);
  const found = servicesIn(wanted);
  const [service, ...others] = found.length > 0 ? found : servicesIn(repair(wanted));
  const isTopic = isQuestion(text) && !wish.test(text) && asked !== "service";
  const isProduct = !isTopic && (!known.service || service === known.service);
  const isOther = known.service !== undefined && !isTopic && service !== undefined;
  return {
    named: service,
    service: isTopic || known.service ? undefined : service,
    product: isProduct ? productOf(wanted, service) : undefined,
    services: [...(isOther ? [service] : []), ...others],
  };
}

/** A place beside the one that is known: a ZIP code joins its town, and a town alone takes no ZIP code away. */
function locationOf(place: Place | undefined, { location }: Slots): string | undefined {
  if (location === undefined || !place) return place?.name;
  if (place.town === location) return `${location} ${place.name}`;
  return location.startsWith(`${place.name} `) || location.startsWith(`${place.name},`) ? undefined : place.name;
}

/** "My sister had windows done in Utica": work at somebody else's house, or that is done. */
const ofOthers =
  /\b(?:(?:my|our|his|her|their|the) (?:\p{L}+ )?(?:sister|brother|friend|neighbou?r|cousin|buddy|co-?worker|boss|aunt|uncle)s?|neighbou?rs?|friends?|did|had|was|were|saw|seen|heard?|went|ago|used to|installed|last (?:year|week|month|summer|spring|fall|winter|time)|you(?:r| guys)?)\b/iu;

/** "4 windows done in Herkimer", "siding in Rome please": a project and its place, whatever is wished of it. */
const tellsProject = (text: string): boolean => wish.test(text) || !(isQuestion(text) || ofOthers.test(text));

/** "Walter Price, Cornhill in Utica". */
const endsInPlace = /\bin \p{L}+(?: \p{L}+)?[.!]*$/u;

/** Reads a visitor's details out of one message.
 * @param known what the chat knows; only new or different values are returned */
export function fillSlots(message: string, known: Slots, around: Around = {}): Filled {
  const { asked, before = [], isName } = around;
  const text = normalise(message);
  const email = findEmail(text);
  const people = peopleIn(text, known.phone !== undefined);
  const { phone, isPartial, foreign } = findPhone(people.number, rest(asked, before));
  const corrected = correctionsIn(text, known);
  const isOfPhone = corrected.phone !== undefined && servicesIn(text).length === 0;
  const replaced = isOfPhone ? { slots: {}, dropped: [] } : replacementsIn(text, known);
  const isReplaced = Object.keys(replaced.slots).length > 0;
  const { named, service, product, services } = projectIn(text, known, around);
  const hasContact = Boolean(email ?? phone ?? foreign) || isPartial;
  const home = withoutForeign(text);
  const name = findName(people.own, {
    known: known.name,
    isAsked: asked === "name",
    isWhole: isName,
    hasContact,
    isTown,
  });
  const place = findOwnPlace(
    name ? home.replace(name, "") : home,
    asked,
    hasContact || (named !== undefined && tellsProject(text)) || (name !== undefined && endsInPlace.test(text)),
  );
  const isPersonal = hasContact || Boolean(name);
  const details =
    detailsIn(text, { asked, hasService: named !== undefined, isPersonal }) ?? (isPersonal ? countIn(text) : undefined);
  const { changes } = saveContact(known, {
    name,
    phone,
    email,
    location: locationOf(place, known),
    address: findStreet(home.replace(/\+?1?[ (.-]*\d{3}[ ).-]*\d{3}[ .-]*\d{4}/g, ",")),
    service,
    product,
    details: isReplaced ? undefined : withDetails(known.details, foreign ? `phone ${foreign}` : details),
    ...corrected,
    ...replaced.slots,
  });
  const past = [known.service, changes.service, ...replaced.dropped];
  return {
    changes,
    services: services.filter((each) => !past.includes(each)),
    dropped: replaced.dropped,
    others: people.others,
    place,
    hasPartialPhone: isPartial && !phone,
    hasForeignPhone: foreign !== undefined,
  };
}
