import { liveAgentDefault, liveAgentQuestion, liveAgentScripts } from "@site/company/live-agent";
import { profile } from "@site/company/profile";

/** Pause before the scripted agent answers, in ms. */
export const liveAgentDelay = 1200;

/** Label and first line of the dialog: a script never claims to be a person. */
export const liveAgentLabel = `${profile.agentName ?? profile.company}, automated assistant`;
export const liveAgentNotice = `Automated replies. For a person call ${profile.phone}.`;

const noNames =
  /^(?:a|an|the|not|just|here|in|on|at|from|looking|interested|trying|having|thinking|wondering|calling|sure|sorry|fine|good|ok|okay|very|so|about|for|my|your|it|what|that|this|ready|new|hoping|planning|today|tomorrow|tonight|later|back|now|asap|anytime|after|before|when|if|please|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;

/** The name a visitor gives, from phrases like "my name is X". Behind "I'm" only a word with a capital is one: "I'm
 * scared" tells a feeling.
 * @returns undefined when there is none of at least two letters */
export function guessName(text: string): string | undefined {
  const said = text.replaceAll("\u2019", "'");
  const found =
    /\b(?:my name is|my name's|the name is)\s+(\p{L}[\p{L}'-]+)/iu.exec(said)?.[1] ??
    /\b(?:[Ii] am|[Ii]'m|[Tt]his is|[Cc]all me)\s+(\p{Lu}'?\p{L}*\p{Ll}[\p{L}'-]*)/u.exec(said)?.[1];
  if (!found || noNames.test(found)) return undefined;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

/** What the scripted agent says to a message: the first keyword wins, then a greeting by name, then the default. */
export function liveAgentReply(text: string): string {
  const script = liveAgentScripts.find(({ keyword }) => new RegExp(keyword, "i").test(text));
  if (script) return script.reply;
  const name = guessName(text);
  return name ? `Nice to meet you, ${name}. ${liveAgentQuestion}` : liveAgentDefault;
}
