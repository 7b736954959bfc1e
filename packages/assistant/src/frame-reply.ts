import { serviceTowns } from "@site/company/places";
import { profile } from "@site/company/profile";
import type { RequestKind, Slots } from "@site/core/chat/memory";
import type { ConversationState } from "@site/core/chat/options";
import { pages } from "@site/core/site/pages";
import { answerTime } from "./answers/answer.ts";
import type { EngineReply } from "./engine.ts";
import { readBack, withReadBack } from "./read-back.ts";
import type { Reading } from "./read-turn.ts";
import type { Spoken } from "./speak.ts";

const promise = `I have passed your request to our team, and somebody will get back to you within ${answerTime}.`;
const promises: Record<RequestKind, string> = {
  emergency: `I have passed this to our office marked urgent. If it can't wait, please call ${profile.phone}.`,
  complaint:
    "I have passed your complaint to our office with your words, and somebody from the office will get back to you about it.",
  damage:
    "I have passed this to our office with your words, and somebody from the office will get back to you about the damage.",
  warranty: "I have passed this to our office as a service request, and somebody will get back to you about it.",
  job: `I have passed your message to our office as a job inquiry. To apply, please also send the form at ${pages.careers.path}.`,
  callback: promise,
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

/** What the server itself says around an engine's words, in English. */
function framed(reply: EngineReply, reading: Reading, state: ConversationState, was: ConversationState): string {
  const isNewLead = state === "lead_created" && was !== "lead_created";
  const changes = { ...reading.changes, ...reply.changes };
  const { details: _, service: __, product: ___, ...contact } = changes;
  const isUpdated = !isNewLead && state === "lead_created" && Object.values(contact).some(Boolean);
  const { kind } = reading.memory;
  const grieves =
    reading.understood.some(({ whole: { text } }) => grief.test(text)) &&
    !reading.before.topics.includes("act-bereaved");
  return [
    grieves ? "I am sorry for your loss." : undefined,
    areaNote(reading, reply.topics),
    isNewLead ? (kind ? promises[kind] : promise) : isUpdated ? updated : undefined,
    wishNote(reading),
    reply.content,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Beside an answer the subject need not be repeated; who and where must be. */
const contactIn = ({ service: _, product: __, ...contact }: Slots): Slots => contact;

interface Around {
  reading: Reading;
  changes: Slots;
  before: Slots;
  next: ConversationState;
  was: ConversationState;
}

/** The engine's words with what the server says around them. */
export function contentOf({ reply, isModel }: Spoken, { reading, changes, before, next, was }: Around): string {
  if (reading.memory.language === "es") return reply.content;
  const said = framed(reply, reading, next, was);
  if (isModel) return withReadBack(said, changes, before);
  const repeated = reply.topics?.length ? contactIn(changes) : changes;
  return [readBack(repeated, before), said].filter(Boolean).join(" ");
}
