import type { RequestKind } from "@site/core/chat/memory";
import { officeHours, phone } from "../answers/answer.ts";
import type { EngineReply, EngineTurn } from "../engine.ts";
import { channelIn, whenIn } from "../slots/wishes.ts";
import { thingIn } from "../understanding/trouble.ts";
import { unsaidOf, wordsOf } from "./unsaid.ts";
import { urgentReply } from "./urgent-reply.ts";

type Matter = "complaint" | "damage" | "warranty";

const nouns: Readonly<Record<Matter, string>> = {
  complaint: "your complaint",
  damage: "your report of the damage",
  warranty: "your service request",
};

const isMatter = (kind: RequestKind | undefined): kind is Matter => kind !== undefined && kind in nouns;

/** The free visit is the one for an estimate: what a service visit costs is no answer of ours. */
const asksCharge =
  /\b(?:charge|cost|fee|free|pay|bill(?:ed)?)\b.{0,40}\b(?:visit|trip|come out|coming out|look at|check|inspect\w*|service call|repair|fix)\b|\b(?:visit|trip|service call|repair|come out|check)\b.{0,40}\b(?:charge|cost|fee|free|pay|bill(?:ed)?)\b/i;
const chargeUnknown =
  "Whether a service visit or a repair costs anything I don't have here. The office tells you before anybody comes, so ask for it when they call.";

/** What one turn within a matter is about, and what is said to it, each wording once in a conversation. */
interface Turned {
  pattern: RegExp;
  say: (about: string, hasContact: boolean) => readonly string[];
  /** A way to be reached may be asked for behind it. */
  mayAsk: boolean;
}

const write = (hasContact: boolean): string =>
  hasContact
    ? "The office reads it with the rest."
    : "If you want it on record under your name, a name and one way to reach you are enough; if not, that is fine, too.";

const turns: readonly Turned[] = [
  {
    pattern:
      /\b(?:no|not|don'?t|dont|do not|never)\b.{0,30}\b(?:estimates?|quotes?|appointments?|sales\w*|selling|sold|new (?:ones?|windows?|doors?|siding)|(?:need|want|asked? for) (?:any )?(?:windows?|doors?|siding))\b/i,
    say: (about) => [
      `Understood, this is no sale and no new project. It goes to the office as a matter for our customer service${about}, for a person to take charge of.`,
      `No, nothing will be sold to you. What I pass on is the matter itself${about}.`,
    ],
    mayAsk: true,
  },
  {
    pattern:
      /\b(?:don'?t|dont|do not|no) (?:\w+ ){0,3}(?:calls?|fired|in trouble|him fired|her fired)\b|\b(?:just|only) (?:want|wanted|need) (?:some\w+|you|them|y'?all|u) to know\b|\bwritten down\b|\bfor the record\b|\bon record\b/i,
    say: (_, hasContact) => [
      `Understood. It stands here in your words, and nobody has to call you. ${write(hasContact)}`,
      "That is how I keep it: in your words, and without a call.",
    ],
    mayAsk: false,
  },
  {
    pattern:
      /\b(?:rather not|prefer not|not (?:giving|comfortable|going to give)|don'?t want to (?:give|leave|share)|won'?t give|no (?:number|phone|e-?mail))\b/i,
    say: (about) => [
      `That is fine, I won't ask for it. You can take it up${about} yourself whenever you like, at ${phone} (${officeHours}).`,
      `That is fine. The number is ${phone}.`,
    ],
    mayAsk: false,
  },
  {
    pattern: /\b(?:pics?|pictures?|photos?|videos?|receipts?|invoices?|proof)\b/i,
    say: () => [
      "Please keep them, they help. I can't take them in this chat; the office tells you where to send them.",
      "Good that you have them; the office will want to see them.",
    ],
    mayAsk: true,
  },
  {
    pattern:
      /\b(?:pay|paying|paid|pays|refund|money|owe|charged?|bill|deduct|compensat\w*|cover it|for free|deposit)\b/i,
    say: (about) => [
      `I understand why you ask, and I won't guess about money: what is owed or paid${about} a person at the office has to settle with you, at ${phone}. I pass on that you raised it.`,
      `That, too, only a person at the office can settle, at ${phone}.`,
    ],
    mayAsk: true,
  },
  {
    pattern:
      /\?|^(?:so |and |ok |well |but )*(?:who|what|when|why|how|are|is|will|can)\b|\b(?:gonna|going to) do\b|\bown (?:this|it|up)\b|\bresponsib\w*|\bmake (?:it|this) right\b/i,
    say: (about, hasContact) => [
      `You want somebody to take this in hand, and that is fair. I am automated and can't decide it or name a day; what I can do is to see that your words${about} reach the people who can. ${hasContact ? "They have them, with your contact." : `Or call ${phone} (${officeHours}).`}`,
      `Honestly, I can't say that from here. The office can, at ${phone}.`,
    ],
    mayAsk: true,
  },
  {
    pattern: /\b(?:worse|worsening|soft|ceiling|wet|leak\w*|drip\w*|soak\w*|spread\w*|mold\w*|every ?time|again)\b/i,
    say: (about) => [
      `I am sorry that it goes on. Where water comes out, please leave it unused until somebody has looked at it. I add that to what you told me${about}.`,
      "I am sorry, that makes it more pressing, and I add it for the office.",
    ],
    mayAsk: true,
  },
  {
    pattern:
      /\b(?:told|said|called|calling|spoke|wrote|emailed|promised|laughed|voice ?mails?|messages?|waited|waiting)\b/i,
    say: () => [
      "Thank you for telling me; they should know that, too, and it goes along in your words.",
      "I see. That belongs to it, and the office reads it as you wrote it.",
    ],
    mayAsk: true,
  },
  {
    pattern: /./,
    say: (about, hasContact) => [
      `I can see how that bothers you. ${hasContact ? "I have added it to what the office has from you" : "I keep it with what you told me"}${about}.`,
      "I see, and I am sorry. That goes along in your words, too.",
      "Thank you, I keep that with the rest.",
      "That is added, too.",
    ],
    mayAsk: true,
  },
];

function serviceReply(turn: EngineTurn, kind: Matter): EngineReply {
  const { memory, slots, plan } = turn;
  const hasContact = Boolean(slots.phone ?? slots.email);
  const matter = thingIn(memory.words, slots.details);
  const about = matter ? ` about your ${matter}` : "";
  const text = wordsOf(turn);
  const wishes = memory.times?.split("; ") ?? [];
  if ([whenIn(text), channelIn(text)].some((each) => each !== undefined && wishes.includes(each))) {
    const wish = `That goes with ${nouns[kind]}. Whether it works out the office agrees with you.`;
    return { content: unsaidOf([wish], turn) ?? "That goes with it, too.", askedFor: null };
  }
  const mayAskNow = !hasContact && plan.asks === "contact" && !memory.asked.contact;
  for (const { say, mayAsk } of turns.filter(({ pattern }) => pattern.test(text))) {
    const words = unsaidOf(say(about, hasContact), turn);
    if (!words) continue;
    const asks = mayAsk && mayAskNow;
    return { content: asks ? `${words} ${plan.question}` : words, askedFor: asks ? "contact" : null };
  }
  return { content: "The office gets all of it in your words.", askedFor: null };
}

/**
 * A later turn of a complaint, a damage, a service matter or an emergency: taken as part of it, in words that fit.
 * @param hasAnswers whether something in it is answered by a text
 * @returns undefined where nothing of the kind is going on, or the turn gave a way to be reached
 */
export function matterReply(turn: EngineTurn, hasAnswers: boolean): EngineReply | undefined {
  const { memory, found } = turn;
  const { phone: number, email, name } = found;
  if (number ?? email ?? name) return undefined;
  if (memory.kind === "emergency") return urgentReply(turn);
  if (isMatter(memory.kind) && asksCharge.test(wordsOf(turn)) && unsaidOf([chargeUnknown], turn))
    return { content: chargeUnknown, askedFor: null };
  return isMatter(memory.kind) && !hasAnswers && !memory.isBuying ? serviceReply(turn, memory.kind) : undefined;
}
