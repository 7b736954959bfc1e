import { formatList } from "@site/core/format-list";
import { valuesOf } from "../lead/summary.ts";
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

const namesWish =
  /\b(?:text|txt|email only|before|after|between|around|\d ?(?:am|pm)|mornings?|evenings?|afternoons?|weekends?|weekdays?|noon|lunch|nights?|tom+or+ow|tmrw|monday|tuesday|wednesday|thursday|friday|saturday|sunday|despues|antes|tarde|mensaje)\b/;

/** How somebody wants to be reached, and how not: "text only, I am deaf". */
function channelOf(plain: string): "text" | "email" | undefined {
  const isNoCall =
    /\b(?:text|txt|email|e-mail)s?(?: me)? only\b|\bonly (?:by )?(?:text|txt|email)|\b(?:do ?n'?t|do not|no|never)\b.{0,25}\b(?:call|calls|phone|ring)\b|\bdeaf\b|\b(?:instead of|rather than) (?:a )?call|\bnot care for (?:phone )?calls\b|\bhard of hearing\b|\bcan'?t (?:hear|talk|take calls)\b/.test(
      plain,
    );
  if (!isNoCall) return undefined;
  if (/\b(?:text|txt)\b/.test(plain)) return "text";
  return /\be-?mail\b|@/.test(plain) ? "email" : undefined;
}

/** What a message that brings the first way to be reached is answered with: it has been passed on. */
function forwarded({ signals, slots, memory, promise, texts }: Turn): (string | undefined)[] {
  const kind = memory.kind === "callback" && slots.service ? undefined : memory.kind;
  const channel = channelOf(signals.plain);
  const time = namesWish.test(signals.plain) && kind !== "emergency" ? texts.wish : undefined;
  const wish = channel ? texts.channel[channel] : time;
  return [texts.forwarded(kind, valuesOf({ ...slots, name: undefined }, memory.language), promise), wish];
}

/** Details that a message put right. */
function corrected({ input, signals, texts }: Turn): string | undefined {
  const { changes } = signals.contact;
  const values = (["name", "phone", "email", "location"] as const).flatMap((key) =>
    input.slots[key] ? (changes[key] ?? []) : [],
  );
  if (input.slots.service && changes.service) values.push(valuesOf({ service: changes.service }, signals.language));
  return values.length > 0 ? texts.changed(formatList(values, { comma: "" })) : undefined;
}

/** What a wish of this message is about: "windows and doors in Rome". */
function wishedValues({ signals, slots, memory }: Turn): string {
  const { changes } = signals.contact;
  const { language } = memory;
  const named = signals.services.map((service) => valuesOf({ service }, language));
  const projects =
    changes.product || named.length === 0
      ? [valuesOf({ service: slots.service, product: slots.product }, language)]
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
  if (reach) return firstUnread(texts.added, read);
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
function aboutOf({ signals, texts, memory }: Turn): string | undefined {
  const { service, product, location } = signals.contact.changes;
  const values = valuesOf({ service, product, location }, memory.language);
  return values ? texts.known(values) : undefined;
}

/** What is done with what a message tells: passed on when there is a way to reach the visitor, else kept for it.
 * @param isPassedOn that it was passed on is said already */
export function acknowledge(
  turn: Turn,
  isAnswered: boolean,
  isWish: boolean,
  isPassedOn = false,
): (string | undefined)[] {
  const { input, signals, memory, reach, texts } = turn;
  const { changes } = signals.contact;
  const thanks = changes.name && !input.slots.name ? texts.thanks(changes.name) : undefined;
  const place = signals.places.find(({ name }) => name === changes.location);
  const area = place && place.area !== "served" ? areaText([place], memory.language) : undefined;
  const hadReach = Boolean(input.slots.phone ?? input.slots.email);
  if (reach && !hadReach) return isPassedOn ? [thanks, aboutOf(turn), area] : [thanks, ...forwarded(turn), area];
  const change = corrected(turn);
  if (change) return [change, area];
  if (isWish && !reach) return [thanks, noted(turn, isWish), area];
  if (isAnswered) return [thanks, area];
  return [thanks, given(turn) ?? (thanks ? undefined : noted(turn, isWish)), area];
}
