import type { Memory, RequestKind, Slots } from "@site/core/chat/memory";
import { serviceTypeLabels } from "@site/core/quote/options";
import { wantsDeletion } from "./guards/guard-patterns.ts";

const longest = 2000;
const lastMessageLength = 200;

const kindLabels = {
  emergency: "URGENT: emergency",
  complaint: "complaint",
  damage: "damage by our crew",
  warranty: "warranty or service",
  job: "job inquiry",
  callback: "wants to be called",
} as const satisfies Record<RequestKind, string>;

/** Whether the visitor asked to be left alone, and for no call since. */
const wantsPeace = ({ topics, kind = "callback" }: Memory): boolean =>
  kind === "callback" && topics.findLast((topic) => /^act-(?:stop|callback|human)$/.test(topic)) === "act-stop";

/** A contact that follows the wish to change an appointment is there for that. */
function aboutOf(memory: Memory): string | undefined {
  if (memory.isWithdrawn && memory.words?.split(" / ").some(wantsDeletion))
    return "asks to have their data deleted, wants no calls";
  if (wantsPeace(memory)) return "wants no more calls or messages";
  const { kind, appointment, topics } = memory;
  const isAsked = kind !== "callback" || !appointment || topics.includes("act-callback");
  const isBoth = memory.isBuying && (kind === "complaint" || kind === "damage" || kind === "warranty");
  return isAsked ? kind && `${kindLabels[kind]}${isBoth ? ", and a new project" : ""}` : undefined;
}

/** What staff should know of a chat at a glance, made without a model. Mails escape it. */
export function getSummary(slots: Slots, memory: Memory, lastMessage: string): string {
  const { name, phone, email, location, address, service, product, details } = slots;
  const services = [service, ...memory.services].flatMap((each) => (each ? [serviceTypeLabels[each]] : []));
  const interest = [...new Set(services)].join(", ");
  const lines: [string, string | undefined][] = [
    ["Withdrawn", memory.isWithdrawn ? "the visitor does not want a call about this" : undefined],
    ["Language", memory.language === "es" ? "writes in Spanish" : undefined],
    ["About", aboutOf(memory)],
    ["Appointment", memory.appointment],
    ["In their words", memory.words],
    ["Wants to be called or visited", memory.times],
    ["Question for the office", memory.forOffice],
    ["Ask for", memory.askFor],
    ["Wants to be put through to", memory.talkTo],
    ["Writes for", memory.writesFor && `their ${memory.writesFor}`],
    ["Another person", memory.others?.join("; ")],
    ["Name", name],
    ["Contact", [phone, email].filter(Boolean).join(", ")],
    ["Location", [address, location].filter(Boolean).join(", ")],
    ["Interest", [interest, product && `(${product})`].filter(Boolean).join(" ")],
    ["Details", details],
    [
      "Asked about",
      memory.topics
        .filter((topic) => !topic.startsWith("act-"))
        .slice(-8)
        .join(", "),
    ],
    ["Last message", [...lastMessage].slice(0, lastMessageLength).join("")],
  ];
  const text = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join("\n");
  return [...text].slice(0, longest).join("");
}
