import type { Message } from "./assign-speakers.ts";

const presenceCheck =
  /^(?:hello\?+|are you (?:still )?(?:there|with (?:me|us))\??|still (?:there|with me)\??|can i help you\??)[.!? ]*$/i;

/** "Are you still there?" teaches nothing and would part a question from its answer. */
export const isPresenceCheck = ({ speaker, text }: Message): boolean => speaker === "agent" && presenceCheck.test(text);

const questionStart =
  /(?:^|[.!?]\s+)(?:and |so |but |hi,? |hello,? )?(?:what|when|where|who|how|why|which|can|could|do|does|did|is|are|will|would|should|have|has|may)\b/i;
const questionCue = /\?|\b(?:wondering|want to know|like to know|curious|tell me (?:about|more|if|how|what))\b/i;

export const isQuestion = (text: string): boolean => questionCue.test(text) || questionStart.test(text);

const asksContact =
  /\b(?:your|the best) (?:(?:full|first|last|best|good) )?(?:name|(?:phone |telephone |cell |contact |call ?back )?number|phone|e-?mail|address|zip|contact)\b|\b(?:what|when|which)(?:'s| is| are)? (?:a |the )?(?:good|best|convenient) (?:time|day|number|way)\b|\b(?:reach|call|contact) you (?:at|on|back)\b|\bhave (?:someone|a \w+|one of our \w+) (?:call|contact|reach)\b|\bwho am i (?:speaking|chatting)\b/i;

const pleasantry =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^.?]{0,30}|(?:thank you|thanks)\b.{0,60}|you(?:'re| are) (?:very )?welcome|(?:great|good|excellent) question|(?:sure|certainly|absolutely|of course|definitely|great|perfect|wonderful|awesome|ok|okay|no problem)|(?:i would|i'd|we would|we'd|i am|i'm) (?:be )?(?:happy|glad) to (?:help|assist)\b.{0,40}|(?:one|just a) (?:moment|second|minute)\b.{0,30}|let me (?:check|see|look)\b.{0,40}|have a (?:great|good|nice|wonderful)\b.{0,30}|how (?:may|can) (?:i|we) (?:help|assist)\b.{0,30}|(?:is there )?anything else\b.{0,50}|my name is\b.{0,60}|(?:please )?(?:bear|hold) (?:with me|on)\b.{0,30})[\s,.!?]*$/i;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** An agent's text without the sentences that ask for contact details or are only polite. */
export function answerSentences(text: string): string {
  return [...sentences.segment(text.replace(/\s+/g, " "))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence && !asksContact.test(sentence) && !pleasantry.test(sentence))
    .join(" ");
}
