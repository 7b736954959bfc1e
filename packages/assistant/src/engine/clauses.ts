import { normalise } from "../words.ts";

/** Longest message that is taken apart: more clauses would make a reply nobody reads. */
const most = 4;

const questionWord =
  "(?:what|what's|whats|where|where's|when|who|whose|which|why|how|is|are|am|do|does|did|can|could|will|would|should|have|has|any)";
const boundaries = new RegExp(
  `(?<=[.!?])\\s+(?=\\S)|\\s*[;\\n]\\s*|,?\\s+(?:also|plus)\\b,?\\s*|,?\\s+and\\s+(?=${questionWord}\\b)|,\\s+(?=${questionWord}\\b)`,
  "gi",
);

/** The parts of a message that may each be a question, at most four; abbreviations such as "St." stay whole. */
export function clausesOf(message: string): string[] {
  return normalise(message)
    .replace(/\b(st|mr|mrs|ms|dr|ave|rd|no)\.\s/gi, "$1 ")
    .split(boundaries)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}|\d/u.test(clause))
    .slice(0, most);
}

/** A question in the form of an order: "tell me about financing", "book me for Tuesday". */
const request =
  /^(?:(?:please|pls|hi|hello|hey|ok|can you|just)[, ]+)*(?:book|schedule|tell|show|explain|describe|compare|recommend|list|write|translate|solve|calculate|info(?:rmation)? (?:on|about)|i(?:'d| would) like to know|i want to know|let me know|curious (?:about|if)|wondering)\b/i;

/** Whether a clause asks something, with or without a question mark. */
export const isQuestion = (clause: string): boolean =>
  clause.includes("?") ||
  request.test(clause) ||
  new RegExp(`^(?:(?:and|so|but|ok|hi|hello|hey)[, ]+)*${questionWord}\\b`, "i").test(clause);
