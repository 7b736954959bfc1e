import { serviceTowns } from "@site/company/places";
import { profile } from "@site/company/profile";
import { answerPromise } from "@site/core/business/calendar";
import type { RequestKind, Slots } from "@site/core/chat/memory";
import type { ConversationState } from "@site/core/chat/options";
import { isOffered } from "@site/core/site/offered";
import { pages } from "@site/core/site/pages";
import type { EngineReply } from "./engine.ts";
import { readBack, withReadBack } from "./read-back.ts";
import type { Reading } from "./read-turn.ts";
import type { Spoken } from "./speak.ts";

const promises: Record<Exclude<RequestKind, "callback">, string> = {
  emergency: `I have passed this to our office marked urgent. If it can't wait, please call ${profile.phone}.`,
  complaint:
    "I have passed your complaint to our office with your words, and somebody from the office will get back to you about it.",
  damage:
    "I have passed this to our office with your words, and somebody from the office will get back to you about the damage.",
  warranty: "I have passed this to our office as a service request, and somebody will get back to you about it.",
  job: `I have passed your message to our office as a job inquiry.${isOffered(pages.careers.path) ? ` To apply, please also send the form at ${pages.careers.path}.` : ""}`,
};
const grief =
  /\b(?:my|our) late (?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister)\b|\b(?:husband|wife|mother|father|mom|dad) (?:just |recently )?(?:died|passed)\b/i;

const updated = "I have updated your request.";

function areaNote({ place, changes }: Reading, topics: readonly string[] = []): string | undefined {
  if (!place || changes.location !== place.name || topics.includes("area")) return undefined;
  if (place.area === "nearby" || place.area === "unknown")
    return `Whether we come to ${place.name} our team has to check.`;
  if (place.area !== "far") return undefined;
  return `${place.name} may be outside our service area (${serviceTowns.join(", ")}), so please call ${profile.phone} to be sure.`;
}

/** The wish about how to be reached, as it was taken down. */
function wishNote({ memory, before }: Reading): string | undefined {
  const news = [
    memory.times && memory.times !== before.times
      ? `"${memory.times.slice((before.times?.length ?? -2) + 2)}"`
      : undefined,
    memory.askFor && memory.askFor !== before.askFor ? `that the office asks for ${memory.askFor}` : undefined,
  ].filter(Boolean);
  return news.length > 0 ? `I have noted ${news.join(" and ")} as your wish.` : undefined;
}

interface Around {
  reading: Reading;
  changes: Slots;
  before: Slots;
  next: ConversationState;
  was: ConversationState;
  now: Date;
}

/** What the server itself says around an engine's words, in English. */
function framed(reply: EngineReply, { reading, changes: found, next, was, now }: Around): string {
  const isNewLead = next === "lead_created" && was !== "lead_created";
  const { details: _, service: __, product: ___, ...contact } = found;
  const isUpdated = !isNewLead && next === "lead_created" && Object.values(contact).some(Boolean);
  const { kind } = reading.memory;
  const grieves =
    reading.understood.some(({ whole: { text } }) => grief.test(text)) &&
    !reading.before.topics.includes("act-bereaved");
  const promise = `I have passed your request to our team, and somebody will get back to you ${answerPromise(now)}.`;
  const wish = wishNote(reading);
  return [
    grieves ? "I am sorry for your loss." : undefined,
    areaNote(reading, reply.topics),
    isNewLead ? (kind && kind !== "callback" ? promises[kind] : promise) : isUpdated ? updated : undefined,
    wish && reply.content.includes(wish) ? undefined : wish,
    reply.content,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Beside an answer the subject need not be repeated; who and where must be. */
const contactIn = ({ service: _, product: __, ...contact }: Slots): Slots => contact;

/** The engine's words with what the server says around them. */
export function contentOf({ reply, isModel }: Spoken, around: Around): string {
  const { reading, changes, before } = around;
  if (reading.memory.language === "es") return reply.content;
  const said = framed(reply, around);
  if (isModel) return withReadBack(said, changes, before);
  const repeated = reply.topics?.length ? contactIn(changes) : changes;
  return [readBack(repeated, before), said].filter(Boolean).join(" ");
}
