import type { Asked, Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import { saveContact } from "../save-contact.ts";
import { isQuestion } from "../understanding/clauses.ts";
import { normalise } from "../words.ts";
import { correctionsIn } from "./corrections.ts";
import { findEmail, findPhone, partialIn } from "./find-contact.ts";
import { findName } from "./find-name.ts";
import { findOwnPlace } from "./find-own-place.ts";
import { findStreet, type Place, townsIn } from "./find-place.ts";
import { productIn, servicesIn } from "./find-service.ts";
import { detailsIn, wish, withDetails } from "./project-talk.ts";

export interface Filled {
  changes: Slots;
  services: readonly ServiceType[];
  place?: Place | undefined;
  /** A phone number without its area code, or with a digit missing. */
  hasPartialPhone: boolean;
}

/** The town that a name must not be taken for: "I'm Madison from Rome" has both, "Utica" alone is a town. */
const isTown = (text: string): boolean => townsIn(text).some(({ name }) => name.toLowerCase() === text.toLowerCase());

/** The digits that an area code alone completes. */
const rest = (asked: Asked | undefined, before: readonly string[]): string | undefined =>
  asked === "areaCode" ? partialIn(before) : undefined;

/** Reads a visitor's details out of one message; what was asked last says how to read a short answer.
 * @param known what the chat knows; only new or different values are returned
 * @param before what the visitor wrote in earlier turns */
export function fillSlots(message: string, known: Slots, asked?: Asked, before: readonly string[] = []): Filled {
  const text = normalise(message);
  const email = findEmail(text);
  const { phone, isPartial } = findPhone(text, rest(asked, before));
  const [service, ...others] = servicesIn(text);
  const hasContact = Boolean(email ?? phone) || isPartial;
  const name = findName(text, { known: known.name, isAsked: asked === "name", hasContact, isTown });
  const isWish = wish.test(text);
  const place = findOwnPlace(
    name ? text.replace(name, "") : text,
    asked,
    hasContact || (service !== undefined && isWish),
  );
  // A question about windows is no wish for windows.
  const isTopic = isQuestion(text) && !isWish && asked !== "service";
  const details = detailsIn(text, {
    asked,
    hasService: service !== undefined,
    isPersonal: hasContact || Boolean(name),
  });
  const { changes } = saveContact(known, {
    name,
    phone,
    email,
    location: place?.name,
    ...correctionsIn(text, known),
    address: findStreet(text.replace(/\+?1?[ (.-]*\d{3}[ ).-]*\d{3}[ .-]*\d{4}/g, ",")),
    service: isTopic || known.service ? undefined : service,
    product: isTopic || (known.service && service !== known.service) ? undefined : productIn(text),
    details: withDetails(known.details, details),
  });
  const isOther = known.service !== undefined && !isTopic && service !== undefined;
  return {
    changes,
    services: [...(isOther ? [service] : []), ...others].filter((each) => each !== known.service),
    place,
    hasPartialPhone: isPartial && !phone,
  };
}
