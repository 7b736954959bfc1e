import { liveAgentDefault, liveAgentQuestion, liveAgentScripts } from "@site/company/live-agent";
import { profile } from "@site/company/profile";
import { capitalize } from "../text/capitalize.ts";

/** Pause before the scripted agent answers, in ms. */
export const liveAgentDelay = 1200;

/** Label and first line of the dialog: a script never claims to be a person. */
export const liveAgentLabel = `${profile.agentName ?? profile.company}, automated assistant`;
export const liveAgentNotice = `Automated replies. For a person call ${profile.phone}.`;

const noNames =
  /^(?:an?|the|not|here|in|on|at|so|just|my|your|it|what|that|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

/** The name a visitor gives, from phrases like "my name is X". Behind "I'm" only a word with a capital is one: "I'm
 * scared" tells a feeling.
 * @returns undefined when there is none of at least two letters */
export function guessName(text: string): string | undefined {
  const [phrase = "", found = ""] =
    /\b(?:(?:my|the) name(?: is|'s)|i am|i'm|this is|call me)\s+(\p{L}[\p{L}'-]+)/iu.exec(
      text.replaceAll("\u2019", "'"),
    ) ?? [];
  const isName = /^.{3,4}name/i.test(phrase) || /^\p{Lu}.*\p{Ll}/u.test(found);
  if (!isName || noNames.test(found)) return undefined;
  return capitalize(found);
}

/** What the scripted agent says to a message: the first keyword wins, then a greeting by name, then the default. */
export function liveAgentReply(text: string): string {
  const script = liveAgentScripts.find(({ keyword }) => new RegExp(keyword, "i").test(text));
  if (script) return script.reply;
  const name = guessName(text);
  return name ? `Nice to meet you, ${name}. ${liveAgentQuestion}` : liveAgentDefault;
}
