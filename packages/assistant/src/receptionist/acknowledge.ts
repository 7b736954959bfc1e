import { formatList } from "@site/core/format-list";
import { listKnownValues } from "../lead/summary.ts";
import { detectChannel, timesIn } from "../signals/wishes.ts";
import { isMatter } from "./answer-question.ts";
import { type Composition, firstUnread, type Turn } from "./compose-reply.ts";
import { areaText } from "./service-area.ts";
import { cues } from "./small-talk.ts";

type Request = Pick<Composition, "asks" | "asksContact"> & { text?: string | undefined };

/** The request for a way to be reached: the card, and a sentence the first times. Never after a no. */
export function contactRequest({ memory, slots, mayAskContact, texts, promise, read }: Turn): Request {
  if (!mayAskContact) return {};
  const { name, location, reach } = texts.missing;
  const missing = formatList([...(slots.name ? [] : [name]), ...(slots.location ? [] : [location]), reach], {
    word: memory.language === "es" ? "y" : "and",
    comma: "",
  });
  const text = (memory.asked.contact ?? 0) < 3 ? firstUnread(texts.askContact(missing, promise), read) : undefined;
  return { text, asks: "contact", asksContact: true };
}

/** What is said of the time at which somebody wants to be reached. */
function timeNote({ signals, texts }: Turn): string | undefined {
  const times = formatList(timesIn(signals.plain), { comma: "" });
  return times ? texts.wish(times) : undefined;
}

/** What a message that brings the first way to be reached is answered with: it has been passed on. */
function forwarded(turn: Turn): (string | undefined)[] {
  const { signals, slots, memory, promise, texts } = turn;
  const kind = memory.kind === "callback" && slots.service ? undefined : memory.kind;
  const channel = detectChannel(signals.plain);
  return [
    texts.forwarded(kind, listKnownValues({ ...slots, name: undefined }, memory.language), promise),
    channel && texts.channel[channel],
    kind === "emergency" ? undefined : timeNote(turn),
  ];
}

/** Details that a message put right. */
function corrected({ input, signals, texts }: Turn): string | undefined {
  const { changes } = signals.contact;
  const values = (["name", "phone", "email", "location"] as const).flatMap((key) =>
    input.slots[key] ? (changes[key] ?? []) : [],
  );
  if (input.slots.service && changes.service)
    values.push(listKnownValues({ service: changes.service }, signals.language));
  return values.length > 0 ? texts.changed(formatList(values, { comma: "" })) : undefined;
}

/** What a wish of this message is about: "windows and doors in Rome". */
function wishedValues({ signals, slots, memory }: Turn): string {
  const { changes } = signals.contact;
  const { language } = memory;
  const named = signals.services.map((service) => listKnownValues({ service }, language));
  const projects =
    changes.product || named.length === 0
      ? [listKnownValues({ service: slots.service, product: slots.product }, language)]
      : named;
  const work = formatList(projects.filter(Boolean), { comma: "", word: language === "es" ? "y" : "and" });
  return work && changes.location ? `${work} ${language === "es" ? "en" : "in"} ${changes.location}` : work;
}

/** Words beside which nothing was answered are kept, and that is said. */
function noted(turn: Turn, isWish: boolean): string | undefined {
  const { signals, memory, reach, texts, read } = turn;
  if (isWish && !reach) return firstUnread(texts.wished(wishedValues(turn)), read);
  const isTelling = /\S\s+\S/.test(signals.text) && !cues.filler.test(signals.plain);
  if (!isTelling) return undefined;
  const time = memory.kind === "emergency" ? undefined : timeNote(turn);
  if (reach) return time ?? firstUnread(texts.added, read);
  if (isMatter(memory)) return firstUnread(texts.matterNone, read) ?? firstUnread(texts.noted, read);
  return memory.kind || memory.isBuying ? firstUnread(texts.noted, read) : undefined;
}

/** Details that a message brings beside others that are known, or before a way to be reached is. */
function given({ signals, reach, texts }: Turn): string | undefined {
  const { changes } = signals.contact;
  const values = (["phone", "email", "location", "address"] as const).flatMap((key) => changes[key] ?? []);
  if (values.length === 0) return undefined;
  const text = formatList(values, { comma: "" });
  return reach ? texts.updated(text) : texts.known(text);
}

/** What a wish for a call is about, as far as this message tells it. */
function listSubjects(turn: Turn): (string | undefined)[] {
  const { signals, texts, memory } = turn;
  const { service, product, location } = signals.contact.changes;
  const values = listKnownValues({ service, product, location }, memory.language);
  return [timeNote(turn), values ? texts.known(values) : undefined];
}

/** What is said of a new town: nothing of one that we serve, unless a bare town or ZIP code asks just that. */
function describeArea({ input, signals, memory }: Turn): string | undefined {
  const place = signals.places.find(({ name }) => name === signals.contact.changes.location);
  const isBare = input.history.length === 0 && signals.plain.split(" ").length <= 3;
  return place && (place.area !== "served" || isBare) ? areaText([place], memory.language) : undefined;
}

/** What is done with what a message tells: passed on when there is a way to reach the visitor, else kept for it.
 * @param isPassedOn that it was passed on is said already */
export function acknowledge(
  turn: Turn,
  isAnswered: boolean,
  isWish: boolean,
  isPassedOn = false,
): (string | undefined)[] {
  const { input, signals, reach, texts } = turn;
  const { changes } = signals.contact;
  const thanks = changes.name && !input.slots.name ? texts.thanks(changes.name) : undefined;
  const area = describeArea(turn);
  const hadReach = Boolean(input.slots.phone ?? input.slots.email);
  if (reach && !hadReach)
    return isPassedOn ? [thanks, ...listSubjects(turn), area] : [thanks, ...forwarded(turn), area];
  const change = corrected(turn);
  if (change) return [change, area];
  if (isWish && !reach) return [thanks, noted(turn, isWish), area];
  if (isAnswered) return [thanks, area];
  return [thanks, given(turn) ?? (thanks ? undefined : noted(turn, isWish)), area];
}
