import { profile } from "@site/company/profile";

/** Pause before the scripted agent answers, in ms. */
export const liveAgentDelay = 1200;

/** Label and first line of the dialog: a script never claims to be a person. */
export const liveAgentLabel = `${profile.agentName ?? profile.company}, automated assistant`;
export const liveAgentNotice = `Automated replies. For a person call ${profile.phone}.`;

export const changesByPhone =
  "Rescheduling or cancelling an appointment must be done by phone and is not guaranteed via chat.";

const scripts: readonly { keyword: RegExp; reply: string }[] = [
  {
    keyword: /\bwindows?\b/i,
    reply:
      "Our windows are custom-made for each opening, set by our own certified installers and covered by a lifetime warranty. How many windows are you thinking about?",
  },
  {
    keyword: /\bbath/i,
    reply:
      "A bath remodel takes 7-10 days, or as little as a day, depending on the work. Are you thinking of a shower, a tub or shower doors?",
  },
  {
    keyword: /\bsiding\b/i,
    reply: "Our siding carries a 30-year no-fade warranty. Is it for the whole house or for one part of it?",
  },
  {
    keyword: /\bdoors?\b/i,
    reply:
      "We fit entry, storm and patio doors with our own certified installers, with a lifetime warranty. Which door would you like to replace?",
  },
  {
    keyword: /\b(?:price|pricing|cost|costs)\b/i,
    reply:
      "Every home is measured before it is priced, so the free estimate gives you the exact figure. You can request it on this site, and we answer within 24 hours.",
  },
  {
    keyword: /\b(?:time|schedule|when)\b/i,
    reply: `Most projects take 1-2 weeks, and we are booking 2-3 weeks out. ${changesByPhone}`,
  },
];

const defaultReply = `Thanks for your message. You can ask about windows, bathrooms, siding or doors, request a free estimate on this site, or call ${profile.phone}.`;

const noNames =
  /^(?:a|an|the|not|just|here|in|on|at|from|looking|interested|trying|having|thinking|wondering|calling|sure|sorry|fine|good|ok|okay|very|so|about|for|my|your|it|what|that|this|ready|new|hoping|planning)$/i;

/** The name a visitor gives, from phrases like "my name is X".
 * @returns undefined when there is none of at least two letters */
export function guessName(text: string): string | undefined {
  const found = /\b(?:my name is|my name's|i am|i'm|this is|call me)\s+(\p{L}[\p{L}'-]+)/iu.exec(
    text.replaceAll("\u2019", "'"),
  )?.[1];
  if (!found || noNames.test(found)) return undefined;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

/** What the scripted agent says to a message: the first keyword wins, then a greeting by name, then the default. */
export function liveAgentReply(text: string): string {
  const script = scripts.find(({ keyword }) => keyword.test(text));
  if (script) return script.reply;
  const name = guessName(text);
  return name ? `Nice to meet you, ${name}. Is it about windows, bathrooms, siding or doors?` : defaultReply;
}
