import { formatList } from "@site/core/business/format";
import { listKnownValues } from "../lead/summary.ts";
import { listVisitorMessages } from "../llm/grounding.ts";
import { getLastAct } from "./acts.ts";
import { type Composition, firstUnread, pickWording, type Turn } from "./compose-reply.ts";
import { areaText, ofGiveaway } from "./computed-answers.ts";
import { extractStatement } from "./echo.ts";
import { splitParts } from "./question-parts.ts";

type Request = Pick<Composition, "asks" | "asksContact"> & { text?: string | undefined };

/** The request for a way to be reached: the card, and a sentence the first times. Never after a no.
 * @param isPromised by when the office answers is said already */
export function contactRequest(
  { memory, slots, mayAskContact, texts, promise, read }: Turn,
  isPromised = false,
): Request {
  if (!mayAskContact) return {};
  const { name, location, reach } = texts.missing;
  const missing = formatList([...(slots.name ? [] : [name]), ...(slots.location ? [] : [location]), reach], {
    word: memory.language === "es" ? "y" : "and",
    comma: "",
  });
  const wordings = texts.askContact(missing, isPromised ? "" : promise);
  return { text: firstUnread(wordings, read), asks: "contact", asksContact: true };
}

/** What a wish of this message is about: "windows and doors in Rome". */
function describeWish({ signals, slots, memory }: Turn): string {
  const { changes } = signals.contact;
  const { language } = memory;
  const named = signals.services.map((service) => listKnownValues({ service }, language));
  const projects =
    named.length === 0 || (changes.product && named.length === 1)
      ? [listKnownValues({ service: slots.service, product: slots.product }, language)]
      : named;
  const work = formatList(projects.filter(Boolean), { comma: "", word: language === "es" ? "y" : "and" });
  return work && changes.location ? `${work} ${language === "es" ? "en" : "in"} ${changes.location}` : work;
}

/** Details that a message puts right or adds: what was changed, what was added, or what is known so far. */
function detailsText({ input, signals, reach, texts }: Turn, isAreaSaid: boolean): string | undefined {
  const { changes } = signals.contact;
  const isPlaceSaid = isAreaSaid || (!reach && signals.text.includes("?"));
  const given = (["name", "phone", "email", "location", "address"] as const).flatMap((key) =>
    changes[key] && (key !== "name" || input.slots.name) && !(key === "location" && isPlaceSaid)
      ? [{ key, value: changes[key] }]
      : [],
  );
  const values = given.map(({ value }) => value);
  const isService = input.slots.service !== undefined && changes.service !== undefined;
  if (isService) values.push(listKnownValues({ service: changes.service }, signals.language));
  if (values.length === 0) return undefined;
  const text = formatList(values, { comma: "" });
  if (isService || given.some(({ key }) => input.slots[key])) return texts.changed(text);
  return reach ? texts.updated(text) : texts.known(text);
}

const ofOtherMatter = /^giveaway|^act-(?:status|reschedule|contract|withdraw|privacy)$/;

/** What is said of a new town: nothing of one that we serve, unless a bare town or ZIP code asks just that. */
function describeArea({ input, signals, memory }: Turn): string | undefined {
  const place = signals.places.find(({ name }) => name === signals.contact.changes.location);
  // A visitor who has work of ours, applies or enters the giveaway does not ask whether we come.
  if (signals.text.includes("?") || (memory.kind !== undefined && memory.kind !== "callback")) return undefined;
  if (ofGiveaway.test(signals.plain) || memory.topics.slice(-2).some((topic) => ofOtherMatter.test(topic)))
    return undefined;
  const isBare = input.history.length === 0 && signals.plain.split(" ").length <= 3;
  return place && (place.area !== "served" || isBare) ? areaText([place], memory.language) : undefined;
}

/** What a message tells, said back in the visitor's own words. */
export function echoStatement({ parts, slots, reach, memory, mayAskContact, texts, read }: Turn): string | undefined {
  const statement = extractStatement(parts, slots);
  if (statement === undefined) return undefined;
  const isAsking = mayAskContact && memory.kind !== "emergency";
  return pickWording(reach ? texts.echoedOn(statement) : texts.echoed(statement).slice(isAsking ? 0 : 1), read);
}

/** What a message that brings the first way to be reached is answered with: it has been passed on. */
function forwardedText({ input, parts, slots, memory, texts, promise, before }: Turn, mayEcho: boolean): string {
  const kind = memory.kind === "callback" && slots.service ? undefined : memory.kind;
  const last = getLastAct(memory.topics);
  const matter = last === "reschedule" ? "change" : last === "contract" ? "contract" : "none";
  const values = listKnownValues({ ...slots, name: undefined }, memory.language, memory.services);
  // A matter is told once, often long before its number; of a wish for work the fields tell what counts.
  const isToldOnce = kind !== undefined || matter !== "none";
  const said = isToldOnce ? listVisitorMessages(input.history).toReversed() : [before];
  const statement = [parts, ...said.map(splitParts)].map((each) => extractStatement(each, slots)).find(Boolean);
  return texts.forwarded(kind ?? matter, values, promise, mayEcho ? statement : undefined);
}

/** What a wish for a call is about, as far as this message tells it. */
function subjectText({ signals, texts, memory }: Turn): string | undefined {
  const { service, product, location } = signals.contact.changes;
  const values = listKnownValues({ service, product, location }, memory.language);
  return values ? texts.known(values) : undefined;
}

export const isNewlyReached = ({ input: { slots }, reach }: Turn): boolean =>
  reach !== undefined && slots.phone === undefined && slots.email === undefined;

/** "Windows. name is dre", of somebody who has left a number. */
function serviceText({ input, signals, reach, texts }: Turn): string | undefined {
  const { service } = signals.contact.changes;
  return reach && service && !input.slots.service
    ? texts.updated(listKnownValues({ service }, signals.language))
    : undefined;
}

/** The details that a message gives, and its other words; a town of which more is said is not repeated. */
function detailsAndWords(turn: Turn, echoed: string | undefined, area: string | undefined): (string | undefined)[] {
  const details = detailsText(turn, area !== undefined) ?? (echoed ? undefined : serviceText(turn));
  return details && !echoed?.includes("“") ? [details] : [details, echoed];
}

/** What is done with what a message tells: passed on when there is a way to reach the visitor, else kept for it.
 * @param isPassedOn that it was passed on is said already
 * @param mayEcho what has no field is said back, too */
export function acknowledge(
  turn: Turn,
  { isWish = false, isPassedOn = false, mayEcho = false } = {},
): (string | undefined)[] {
  const { input, signals, reach, texts, read } = turn;
  const { name } = signals.contact.changes;
  const thanks = name && !input.slots.name ? texts.thanks(name) : undefined;
  const echoed = mayEcho ? echoStatement(turn) : undefined;
  const area = describeArea(turn);
  if (isNewlyReached(turn))
    return [thanks, isPassedOn ? (echoed ?? subjectText(turn)) : forwardedText(turn, mayEcho), area];
  if (!isWish || reach) return [thanks, ...detailsAndWords(turn, echoed, area), area];
  // Of several places only the visitor's words tell what is wanted where.
  const isMany = signals.places.length > 1 && signals.services.length > 1;
  const wordings = texts.wished(isMany ? "" : describeWish(turn));
  return [thanks, firstUnread(wordings, read), isMany ? echoed : undefined, area];
}
