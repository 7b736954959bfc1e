import type { Asked } from "@site/core/chat/memory";
import { productIn, servicesIn, wantedIn } from "./slots/find-service.ts";
import { normalise } from "./words.ts";

const contact = "(?:phone|numbers?|cell|e-?mail|contact|names?|address|n[uú]mero|nombre|tel[eé]fono|correo|datos)";
const tell =
  "(?:give|giving|share|sharing|say|saying|tell|telling|leave|leaving|provide|answer|answering|disclose|put|do (?:that|this|it))";
/** What a visitor who is asked for a contact does not want: to tell, to be called, to go on. */
const toBeReached = `(?:(?:to )?(?:be (?:called|contacted|bothered)|get (?:calls?|called)|${tell}|talk|commit|sign)|any ?(?:one|body)|any of (?:it|this|that)|(?:a |any |phone )*calls?|you(?: guys)? to|(?:an? |any |your |more )*(?:spam|sales\\w*)|(?:an? |any |your |free |more )*(?:estimates?|quotes?|quotation|visits?|appointments?|strangers?|no ?body|e-?mails?))`;

/** Unwilling to tell, said of a contact itself: "I won't give my number", "no phone please". */
const refusesContact = new RegExp(
  `\\b(?:rather not|prefer not|(?:don't|do not) (?:want|feel|need|like|wish)|not (?:comfortable|giving|sharing|going to|willing|ready)|won't|will not|(?<!n't |\\bdont |\\bnot )keep|skip|no (?:le |les )?(?:quiero|deseo) dar|prefiero no)\\b[^.,;!]{0,30}(?<!\\b(?:house|brand|street) )\\b(?:${contact}|personal)(?! (?:brand|of)\\b)(?![\\p{L}])|\\b(?:no(?: on)?|without|sin|neither|nor|not my)(?: (?:my|the|any|a|your|real|full|leaving|giving|sharing|mi|el|dar|dejar|ning[uú]n\\w*))* (?!address yet)${contact}(?! (?:brand|calls?|of|on|de)\\b)(?![\\p{L}])`,
  "iu",
);
/** "I don't have an email": a refusal only where one was asked for. */
const lacksContact = new RegExp(
  `\\b(?:don't|do not|doesn't) have (?:(?:an?|any|my|the|your) )*${contact}(?! brand)(?![\\p{L}])`,
  "iu",
);

/** Complete in itself, whatever was asked; what follows may make an answer of it: "just looking to replace 4". */
const unwilling = new RegExp(
  `\\b(?:(?:rather|prefer) not(?=\\W*$|,| (?:to )?${tell})|prefer not|not (?:comfortable|giving|sharing|willing|going to ${tell})|(?:won't|will not) ${tell}|none of your business|no way(?! (?:to|of|in|into|around|for|over|my|our|he|she|we|they|it|the|that|this|i (?:can|could))\\b)|(?:stop|quit) asking|skip (?:that|it|this)|not (?:right )?now|maybe later|no,? thank(?:s| you)|just (?:browsing|curious)|just looking(?! (?:to|into|at|for an?|for new|for some)\\b)|keep (?:it|that|my \\w+) private|don't (?:feel like (?:it|that|${tell})|(?:want|need|like|wish)(?= (?:it|that|this|to)?\\W*$| ${toBeReached}))|do not want(?= (?:it|that|to)?\\W*$| ${toBeReached})|not ready(?=\\W*$| yet|,| to (?:${tell}|talk|decide|commit|buy|book|sign|schedule))|not interested|no (?:le |les )?(?:quiero|deseo) dar|prefiero no|solo (?:estoy )?(?:viendo|mirando|preguntando|quer[ií]a saber)|no me interesa|por ahora no|no,? gracias)(?![\\p{L}])`,
  "iu",
);
const onlyLooking = /\bjust (?:browsing|curious)\b|\bsolo (?:estoy )?(?:viendo|mirando|preguntando)\b/i;
const ofContact = new RegExp(`\\b(?:${contact}|personal|viendo|mirando|preguntando)(?![\\p{L}])`, "iu");
const bareNo = /^(?:no|nope|nah|no thanks?|no thank you|pass|skip|later|no,? gracias|nel)[.!]*$/i;
const plainNo = /^(?:no|nope|nah|nel)[.!]*$/i;

const counts =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|a (?:few|couple)|whole house|all of (?:them|it)|both|dos|tres|cuatro|cinco|seis|toda la casa)\b/i;
/** Whether a message tells of a project: a service or a product that is wanted, or how many of it. */
const tellsProject = (text: string): boolean => {
  const wanted = wantedIn(text);
  return servicesIn(wanted).length > 0 || productIn(wanted) !== undefined || counts.test(text);
};

/** Whether the visitor refuses to give details.
 * @param asked what the last reply asked for: a bare "no" refuses only that
 * @param isTold the message gave a name, a place or the like */
export function isDecline(message: string, asked: Asked | undefined, isTold = false): boolean {
  const text = normalise(message);
  if (text.includes("?")) return false;
  if (refusesContact.test(text)) return true;
  const isAsked = asked !== undefined && asked !== "service";
  if (isAsked && (asked === "details" ? bareNo.test(text) && !plainNo.test(text) : bareNo.test(text))) return true;
  if (isTold || (tellsProject(text) && !onlyLooking.test(text))) return false;
  if (lacksContact.test(text)) return isAsked && asked !== "details";
  return unwilling.test(text) && (isAsked || ofContact.test(text));
}
