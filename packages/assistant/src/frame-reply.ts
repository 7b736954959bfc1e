import { serviceTowns } from "@site/company/places";
import { profile } from "@site/company/profile";
import { answerPromise } from "@site/core/business/calendar";
import type { RequestKind, Slots } from "@site/core/chat/memory";
import type { ConversationState } from "@site/core/chat/options";
import { serviceTypeLabels } from "@site/core/quote/options";
import { isPageEnabled } from "@site/core/site/page-availability";
import { pages } from "@site/core/site/pages";
import { closedWish } from "./answers/times.ts";
import type { EngineReply } from "./engine.ts";
import { readBack } from "./read-back.ts";
import { appointmentStays } from "./read-request.ts";
import type { Reading } from "./read-turn.ts";
import { thingIn } from "./understanding/trouble.ts";
import { formatList } from "./words.ts";

/** "About your siding seams": what was complained of, or the project of an earlier turn. */
function aboutOf({ memory, slots, changes }: Pick<Reading, "memory" | "slots" | "changes">): string {
  const project = slots.product ?? (slots.service && slots.service !== "other" ? slots.service : undefined);
  const isTold = changes.service !== undefined || changes.product !== undefined;
  const matter = memory.kind ? thingIn(memory.words, memory.isBuying ? undefined : slots.details) : undefined;
  const named = matter ? `your ${matter}` : isTold || !project ? undefined : project.toLowerCase();
  return named ? ` about ${named}` : "";
}

const promises: Record<Exclude<RequestKind, "callback">, (about: string) => string> = {
  emergency: (about) =>
    `I have passed this to our office marked urgent${about && `,${about}`}. If it can't wait, please call ${profile.phone}.`,
  complaint: (about) =>
    `I have passed your complaint${about} to our office with your words, and somebody from the office will get back to you about it.`,
  damage: (about) =>
    `I have passed this to our office with your words, and somebody from the office will get back to you about the damage${about && ` (${about.replace(" about your ", "")})`}.`,
  warranty: (about) =>
    `I have passed this to our office as a service request${about}, and somebody will get back to you about it.`,
  job: () =>
    `I have passed your message to our office as a job inquiry.${isPageEnabled(pages.careers.path) ? ` To apply, please also send the form at ${pages.careers.path}.` : ""}`,
};

/** What is said of a contact that follows the wish to move or stop something. */
const notes: Readonly<Record<string, string>> = {
  reschedule: "I have left the office a note that you want it changed. It is not changed until they confirm it to you.",
  withdraw: "I have left the office a note that you want to stop this. They confirm it to you.",
  status: "I have passed your question to the office, and somebody will get back to you with the answer.",
  bereaved:
    "I have passed this to our office, so that somebody takes care of it with you. It is not changed until they confirm it.",
};

const cancelled =
  "I have left the office a note that you want to cancel. It is not cancelled until they confirm it to you.";

/** The same where it was just said, and nothing since. */
const notesNow: Readonly<Record<string, string>> = {
  "act-stop": "I have passed on to the office that you want no calls or messages; a person there sees to it.",
  "act-privacy":
    "I have passed on to the office what you want done with your details; a person there takes care of it.",
};

/** What the office was given in this turn, and when it answers. */
export function promiseOf(reading: Pick<Reading, "memory" | "slots" | "changes">, now: Date): string {
  const { kind, topics } = reading.memory;
  const about = aboutOf(reading);
  const { isBuying } = reading.memory;
  const { service } = reading.slots;
  const project = isBuying && service && kind !== "job" ? ` Your wish for an estimate (${service}) goes along.` : "";
  if (kind && kind !== "callback") return `${promises[kind](about)}${project}`;
  const act = topics.findLast((topic) => topic.startsWith("act-"))?.slice(4) ?? "";
  const isCancelled = act === "reschedule" && reading.memory.appointment?.startsWith("wants to cancel");
  return (
    (isCancelled ? cancelled : undefined) ??
    notesNow[topics.at(-1) ?? ""] ??
    notes[act] ??
    `I have passed your request${about} to our team, and somebody will get back to you ${answerPromise(now)}.`
  );
}

const grief =
  /\b(?:my|our) late (?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister)\b|\b(?:husband|wife|mother|father|mom|dad) (?:just |recently )?(?:died|passed)\b(?! out\b(?! of\b))/i;

const updated = "I have updated your request.";

function areaNote({ place, changes }: Reading, topics: readonly string[] = []): string | undefined {
  if (!place || changes.location !== place.name || topics.includes("area")) return undefined;
  if (place.area === "nearby") return `We serve the surrounding areas, too; our team confirms it for ${place.name}.`;
  if (place.area === "unknown") return `Whether we come to ${place.name} our team has to check.`;
  if (place.area !== "far") return undefined;
  return `${place.name} may be outside our service area (${serviceTowns.join(", ")}), so please call ${profile.phone} to be sure.`;
}

/** The wish about how and when to be reached, as it was taken down. */
function wishNote({ memory, before }: Reading): string | undefined {
  const old = before.times?.split("; ") ?? [];
  const now = memory.times?.split("; ") ?? [];
  const added = now.filter((each) => !old.includes(each));
  if (added.length === 0) return undefined;
  const isChange = old.some((each) => !now.includes(each));
  const noted = isChange
    ? `I have changed that to ${added.join("; ")}.`
    : `I have noted your wish: ${added.join("; ")}.`;
  return [noted, closedWish(added.join("; "))].filter(Boolean).join(" ");
}

/** Somebody else whom the office should ask for. */
const personNote = ({ memory: { askFor }, before, changes }: Reading): string | undefined =>
  askFor && askFor !== before.askFor && changes.name !== askFor ? `The office asks for ${askFor}.` : undefined;

/** An appointment that was to be changed and is to stay. */
const appointmentNote = ({ memory: { appointment }, before, slots: { phone, email } }: Reading): string | undefined =>
  (phone ?? email) && appointment === appointmentStays && before.appointment !== appointment
    ? `I have left the office a note that the appointment is to stay. To be sure of it call ${profile.phone}.`
    : undefined;

/** Somebody of the office whom the visitor wants. */
const officeNote = ({ memory: { talkTo }, before }: Reading): string | undefined =>
  talkTo && talkTo !== before.talkTo ? `I have noted that you would like to talk to ${talkTo}.` : undefined;

/** Other people with numbers of their own, and services that are wanted no more. */
function othersNote({ memory, before, slots }: Reading): string | undefined {
  const others = memory.others?.filter((each) => !before.others?.includes(each)) ?? [];
  const gone = before.services.filter((each) => each !== slots.service && !memory.services.includes(each));
  const notes = [
    others.length > 0 ? `Apart from your own number I have noted ${formatList(others, { comma: ";" })}.` : undefined,
    gone.length > 0
      ? `I have taken ${formatList(gone.map((each) => serviceTypeLabels[each].toLowerCase()))} off your request.`
      : undefined,
  ].filter(Boolean);
  return notes.length > 0 ? notes.join(" ") : undefined;
}

interface Around {
  reading: Reading;
  before: Slots;
  next: ConversationState;
  was: ConversationState;
  now: Date;
}

/** What the server itself says around an engine's words, in English. */
function framed(reply: EngineReply, { reading, next, was, now }: Around): string {
  const isNewLead = next === "lead_created" && was !== "lead_created";
  const { details: _, service: __, product: ___, ...contact } = reading.changes;
  const isUpdated = !isNewLead && next === "lead_created" && Object.values(contact).some(Boolean);
  const grieves =
    reading.understood.some(({ whole: { text } }) => grief.test(text)) &&
    !reading.before.topics.includes("act-bereaved");
  const wish = wishNote(reading);
  return [
    grieves ? "I am sorry for your loss." : undefined,
    areaNote(reading, reply.topics),
    isNewLead ? promiseOf(reading, now) : isUpdated ? updated : undefined,
    personNote(reading),
    officeNote(reading),
    appointmentNote(reading),
    othersNote(reading),
    wish && reply.content.includes(wish) ? undefined : wish,
    reply.content,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Beside an answer the subject need not be repeated; who and where must be. */
const contactIn = ({ service, product, details, ...contact }: Slots, before: Slots): Slots =>
  before.service ? { ...contact, service, product, details } : contact;

/** The engine's words with what the server says around them. */
export function contentOf(reply: EngineReply, around: Around): string {
  const { reading, before } = around;
  const { memory, before: old, slots, changes } = reading;
  if (memory.language === "es") return reply.content;
  const said = framed(reply, around);
  const repeated = reply.topics?.length ? contactIn(changes, before) : changes;
  const also = memory.services.filter((each) => !old.services.includes(each) && each !== before.service);
  const isWish = memory.isBuying && slots.service !== undefined && !memory.kind;
  const others = isWish ? also.map((each) => serviceTypeLabels[each].toLowerCase()) : [];
  const isSecond = memory.isBuying && !old.isBuying && memory.kind !== undefined;
  return [readBack(repeated, isSecond ? { ...before, service: undefined } : before, others), said]
    .filter(Boolean)
    .join(" ");
}
