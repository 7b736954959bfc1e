import { anyOf } from "./any-of.ts";

const rules =
  "(?:instructions?|rules?|prompts?|guidelines?|programming|training|directives?|restrictions?|guardrails?|constraints?|context)";
/** Rules of a house or a town, and none of ours. */
const ofTheHouse =
  "(?:hoa|condo\\w*|co-?op|association|town(?:ship)?|village|city|county|state|zoning|historic\\w*|landlord|neighbou?rhood|building|fire|insurance)(?:'?s)?";
const not = "(?<!(?:n't|\\bdont|\\bdoesnt|\\bwont|\\bcant|\\bnot|\\bnever|\\bwithout|\\bcannot) )";

const role = "(?:manager|owner|admin\\w*|developer|boss|ceo|programmer|supervisor|creator)";
/** What only somebody in charge could order: an owner of a house orders nothing of the kind. */
const order = [
  "(?:ignore|disregard|override|bypass)\\b(?! my)",
  "(?:obey|reveal)\\b",
  "you (?:must|have to) (?:obey|do|say|tell|give|show|answer)\\b",
  "do (?:as|what) i (?:say|tell)\\b",
  "(?<!\\b(?:do|does|would|will|can|could) (?:you|they) )(?:approve|confirm|authori[sz]e|promise|guarantee|give|grant|apply|offer)\\b.{0,40}(?:\\bdiscount\\b|% ?off|\\bpercent\\b|\\bprice match|\\bhalf price|\\bfree (?!estimate|quote|consult|visit|measure|in-home))",
  "(?:tell|give|show|send|list|print|grant)(?: (?:me|us))?\\b.{0,30}\\b(?:customers?|clients?|leads?|passwords?|log-?ins?|access to|prompts?|records|database|your (?:own )?(?:costs?|margins?|settings?|files?|rules|instructions))\\b",
].join("|");

/** Orders to the program behind the chat. */
export const injectionPatterns: readonly RegExp[] = [
  /\b(?:ignora|ignore|olvida|olvide|mu[eé]strame|repite|dime) (?:\S+ ){0,3}(?:instrucciones|reglas|prompt)\b/,
  new RegExp(
    `${not}\\b(?:ignore|disregard|forget|override|bypass|skip|drop|cancel|stop following|pay no attention to|(?:break|violate)(?=.{0,30}\\byour\\b))\\b(?:(?!\\b(?:our|${ofTheHouse}) (?:\\w+ )?${rules}).){0,40}\\b${rules}\\b`,
  ),
  /\b(?:print|reveal|show|display|repeat|list|output|tell|give|share|leak|copy|paste|translate|summari[sz]e|describe|write|what(?:'s| is| are| were))\b.{0,40}\b(?:system|initial|hidden|secret|original|internal|your|exact)\b.{0,15}\b(?:instructions?|prompts?|guidelines?|programming|directives?|tools?|functions?|config(?:uration)?|api keys?|passwords?|source code|environment variables?)\b/,
  anyOf(
    /\b(?:system prompt|developer mode|debug mode|admin mode|god mode|jailbreak|do anything now|prompt injection)/,
    /\b(?:api keys?|environment variables?|drop table|<\/?(?:system|script|instructions?)|\[inst\])/,
    /\b(?:tools? (?:that )?you (?:can|have))/,
  ),
  anyOf(
    /(?:\b(?:pretend|roleplay|role-play)\b)\b/,
    /(?:(?:^|[.,;:!?] ?|\b(?:you|you'll|must|now|please|pls|and|then) )act as (?:if|though|a|an|my|the)\b)\b/,
    /(?:you are now|from now on,? you|simulate being|imagine you(?:'re| are)|behave like)\b/,
  ),
  anyOf(
    /\b(?:reply|respond|answer|say|output|type)\b.{0,15}\b(?:only|exactly|just|nothing but)\b(?!.{0,30}\b(?:e-?mail|text|sms|phone|call|quote|estimate|price))\b.{0,20}\b(?:word|phrase|with|the following|this)\b/,
    /\brepeat after me\b|\bsay:|\bsay (?:exactly )?"/,
  ),
  /\bi (?:hereby )?(?:authori[sz]e|instruct|order|command) you\b/,
  new RegExp(`\\b(?:as|i am|i'm|im) (?:your ${role}\\b|(?:the|a|an) ${role}\\b.{0,80}\\b(?:${order}))`),
  anyOf(
    /\b(?:confirm|approve|promise|guarantee|agree to)\b.{0,40}\b(?:discount|% off|percent off|price match|free (?:windows?|siding|doors?))\b.{0,30}\b(?:in writing|now|binding|for me)\b/,
    /\blegally binding\b/,
  ),
];
