import type { Asked, Memory, Slots } from "@site/core/chat/memory";
import type { ServiceType } from "@site/core/quote/options";
import { languageAfter } from "./engine/language.ts";
import { findSmallTalk } from "./engine/small-talk.ts";
import type { HistoryRow } from "./engine.ts";
import { isTakenUp } from "./guards/calls-off.ts";
import { type GuardKind, guardKinds, savesNothing } from "./guards/find-guard.ts";
import { answerTo, refuses } from "./read-answer.ts";
import { guardOf } from "./read-guard.ts";
import {
  interestOf,
  isBareService,
  isMatter,
  isSales,
  projectBeside,
  turnsToProject,
  withoutAside,
} from "./read-project.ts";
import { isCalmed, requestAfter } from "./read-request.ts";
import { wishesOf } from "./read-wish.ts";
import { unasked } from "./session-slots.ts";
import { type Filled, fillSlots, isNameAnswer } from "./slots/fill-slots.ts";
import type { Place } from "./slots/find-place.ts";
import { servicesIn, wantedIn } from "./slots/find-service.ts";
import { personToAskFor, replacesName, writesFor } from "./slots/people.ts";
import { withDetails } from "./slots/project-talk.ts";
import { isQuestion } from "./understanding/clauses.ts";
import { plainSpanish } from "./understanding/plain-spanish.ts";
import { isEveryday, repaired, type Understood, understand } from "./understanding/understand.ts";
import { withoutName, wordsOf } from "./words.ts";

/** What the visitor's new messages say, read by rule. */
export interface Reading {
  /** Slots with the changes in. */
  slots: Slots;
  changes: Slots;
  memory: Memory;
  /** What the visitor wrote in earlier turns, oldest first. */
  said: readonly string[];
  /** What the dialogue remembered before the turn. */
  before: Memory;
  guard?: GuardKind | undefined;
  /** What each new message means, oldest first. */
  understood: readonly Understood[];
  isDecline: boolean;
  /** The visitor wants to be contacted or to go on after a refusal. */
  isRestart: boolean;
  isSideQuestion: boolean;
  hasPartialPhone: boolean;
  /** A phone number of another country was given. */
  hasForeignPhone: boolean;
  place?: Place | undefined;
}

/** More of the visitor's words for the office, once it has the request. */
function addition(text: string, asked: Asked | undefined, slots: Slots, isBuying: boolean): string | undefined {
  const isStatement = !isQuestion(text) && !findSmallTalk(text) && wordsOf(text).length >= 2;
  if (!isStatement || (asked !== "details" && !isBuying && !slots.phone && !slots.email)) return undefined;
  return withDetails(slots.details, text);
}

/** What a message changes in what the dialogue remembers. */
function memoryAfter(text: string, before: Reading, filled: Filled, isBuying: boolean): Memory {
  const { memory, slots } = before;
  const { services, dropped, others } = filled;
  return {
    ...memory,
    services: [...new Set([...memory.services, ...services])].filter(
      (each) => each !== slots.service && !dropped.includes(each),
    ),
    others: others.length > 0 ? [...new Set([...(memory.others ?? []), ...others])] : memory.others,
    writesFor: writesFor(text) ?? memory.writesFor,
    isBuying: memory.isBuying || isBuying,
    interest: servicesIn(wantedIn(text))[0] ?? memory.interest,
  };
}

/** Only who they are and how to reach them is kept of people in distress: the tub that somebody fell in is no project. */
const keepsContactOnly: ReadonlySet<GuardKind> = new Set(["injury", "bereaved", "job", "stop", "status", "reschedule"]);

/** Whatever else stands beside it, a way to be reached is kept, unless somebody wants to sell: a person may look at it. */
function withReach(read: Reading, own: GuardKind, { changes: found }: Filled): Reading {
  const { name, phone, email, location, address } = found;
  if (own === "vendor" || !(phone ?? email)) return read;
  const kept = Object.entries({ name, phone, email, location, address }).filter(([, value]) => value);
  const changes: Slots = Object.fromEntries(kept);
  return { ...read, slots: { ...read.slots, ...changes }, changes: { ...read.changes, ...changes } };
}

const understandIn = (language: Memory["language"], text: string): Understood =>
  understand(language === "es" ? plainSpanish(text) : text);

/** "Anna Price, 315-555-0100" asks for no price: a message as it is understood without the name. */
function understoodBeside(text: string, name: string | undefined, language: Memory["language"]) {
  const rest = withoutName(text, name);
  return rest === text || !/[\p{L}\d]/u.test(rest) ? undefined : understandIn(language, rest);
}

const givesContact = ({ changes: { phone, email }, hasPartialPhone, hasForeignPhone }: Filled): boolean =>
  Boolean(phone ?? email) || hasPartialPhone || hasForeignPhone;

const numbersAfter = (before: Reading, filled: Filled) => ({
  hasPartialPhone: before.hasPartialPhone || filled.hasPartialPhone,
  hasForeignPhone: before.hasForeignPhone || filled.hasForeignPhone,
});

/** What was known, without an emergency that a message says is over and a job that it speaks of no more. */
const calmed = (text: string, { memory, ...known }: Reading): Reading => ({
  ...known,
  memory: isCalmed(text, memory) ? { ...memory, kind: undefined } : memory,
});

const tellsWhoOrWhere = ({ changes: { name, location, address } }: Filled): boolean =>
  Boolean(name ?? location ?? address);

/** A message as it is understood, before anything of it is kept. A name that was asked for is nothing else. */
function heardIn(text: string, before: Reading, asked: Asked | undefined) {
  const { kind } = before.memory;
  const isPerson = asked === "contact" || (kind !== undefined && asked !== "details" && asked !== "service");
  const isName = isNameAnswer(text, { asked, known: before.slots.name, isPerson, isEveryday });
  const language = isName ? before.memory.language : languageAfter(text, before.memory.language);
  const said = isMatter(before.memory) ? withoutAside(text) : text;
  const heard = understandIn(language, said);
  const filled = fillSlots(text, before.slots, {
    asked: isName ? "name" : answerTo(heard, asked),
    isName,
    before: before.said,
    repair: repaired,
  });
  const hasContact = givesContact(filled);
  const understood = understoodBeside(said, filled.changes.name ?? before.slots.name, language) ?? heard;
  const declines = !hasContact && !isName && refuses(text, understood, asked, tellsWhoOrWhere(filled));
  const own = isName ? undefined : guardOf(said, understood, before, { asked, refused: declines, isReach: hasContact });
  return { language, understood, filled, hasContact, declines, own };
}

function readMessage(text: string, earlier: Reading, asked: Asked | undefined): Reading {
  const before = calmed(text, earlier);
  const { language, understood, filled, hasContact, declines, own } = heardIn(text, before, asked);
  const guard = guardKinds.find((kind) => kind === own || kind === before.guard);
  const read = {
    ...before,
    memory: { ...before.memory, language },
    understood: [...before.understood, understood],
    guard,
  };
  if (own && savesNothing.has(own)) return withReach(read, own, filled);
  const wants = wishesOf(text, { understood, memory: before.memory, asked, declines, hasContact });
  const beside = projectBeside(text, before, own);
  const news = beside ? { ...filled.changes, service: beside } : filled.changes;
  const changes = changesOf(text, { before, filled: news, own, declines, isRestart: wants.isRestart, asked });
  const slots = slotsAfter(before.slots, changes, filled, before.memory.services);
  const namesService = changes.service !== undefined && (asked === "service" || isBareService(text, understood));
  const isBuying =
    beside !== undefined ||
    (isSales(before, own, turnsToProject(text)) &&
      (wants.isWork || namesService || (wants.isRestart && !wants.isOfficeYes)));
  const isRenamed = changes.name !== undefined && before.slots.name !== undefined;
  const memory = { ...memoryAfter(text, { ...before, slots }, filled, isBuying), language };
  const isRestart = wants.isRestart || isTakenUp(text, before, own);
  return {
    ...read,
    slots,
    changes: { ...before.changes, ...changes },
    memory: {
      ...memory,
      ...requestAfter(text, understood, memory, { slots, own, hasContact, isRenamed, ...wants, isRestart }),
    },
    isDecline: declines,
    isRestart,
    isSideQuestion: isQuestion(text) && Object.keys(changes).length === 0,
    ...numbersAfter(before, filled),
    place: filled.place ?? before.place,
  };
}

interface Told {
  before: Reading;
  filled: Slots;
  own: GuardKind | undefined;
  declines: boolean;
  isRestart: boolean;
  asked: Asked | undefined;
}

/** The slots with what is new; a product goes with the service that it belonged to. */
function slotsAfter(before: Slots, changes: Slots, { dropped }: Filled, others: readonly ServiceType[]): Slots {
  const slots = { ...before, ...changes };
  const isGone = slots.service !== undefined && dropped.includes(slots.service);
  const service = isGone ? (others.find((each) => !dropped.includes(each)) ?? slots.service) : slots.service;
  return { ...slots, service, product: service === before.service || changes.product ? slots.product : undefined };
}

/** A person who takes the place of the name that is known. */
const nameInstead = (text: string, { name }: Slots): Slots => {
  const person = name && replacesName(text) ? personToAskFor(text) : undefined;
  return person ? { name: person } : {};
};

/** What a message adds to the slots. */
function changesOf(text: string, { before, filled, own, declines, isRestart, asked }: Told): Slots {
  const { name, phone, email, location, address } = filled;
  const person = nameInstead(text, before.slots);
  const contact = own === "job" ? { name, phone, email } : { name, phone, email, location, address };
  const kept = { ...(own && keepsContactOnly.has(own) ? contact : filled), ...person };
  const hasChanges = Object.keys(kept).length > 0;
  const added =
    own || declines || hasChanges || isTakenUp(text, before, own)
      ? undefined
      : addition(text, asked, before.slots, before.memory.isBuying || before.memory.kind !== undefined);
  return {
    ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value)),
    ...(added ? { details: added } : {}),
    ...(isRestart && !own ? interestOf(before, filled) : {}),
  };
}

/** What the visitor wrote in earlier turns, oldest first. */
export const saidEarlier = (history: readonly HistoryRow[]): string[] =>
  history.flatMap(({ role, content }) => (role === "user" ? [content] : []));

/** Reads all new messages of a turn, oldest first. */
export function readTurn(
  messages: readonly string[],
  slots: Slots,
  memory: Memory,
  said: readonly string[] = [],
): Reading {
  const start: Reading = {
    said,
    slots,
    changes: {},
    memory,
    before: memory,
    understood: [],
    isDecline: false,
    isRestart: false,
    isSideQuestion: false,
    hasPartialPhone: false,
    hasForeignPhone: false,
  };
  // Only the first message of a turn answers the last question; the others were written without a reply between.
  const reading = messages.reduce(
    (before, text, index) => readMessage(text, before, index === 0 ? memory.lastAsked : undefined),
    start,
  );
  return { ...reading, memory: unasked(reading.memory) };
}
