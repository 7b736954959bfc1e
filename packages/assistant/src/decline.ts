import type { Asked } from "@site/core/chat/memory";
import { normalise } from "./words.ts";

const unwilling =
  /\b(?:(?:i(?:'d| would)|i'll|we(?:'d| would)) (?:rather|prefer) not|prefer not|don't want|do not want|not (?:comfortable|giving|sharing|going to (?:give|share|say)|willing)|won't (?:give|share|say|tell)|will not (?:give|share|say|tell)|none of your business|no way|stop asking|quit asking|skip (?:that|it|this)|not (?:right )?now|maybe later|no thank(?:s| you)|no,? thanks|just (?:browsing|looking|curious)|keep (?:it|that|my \w+) private|don't (?:feel|need) (?:like |to )?|not ready|not interested|no (?:le |les )?(?:quiero|deseo) dar|prefiero no|solo (?:estoy )?(?:viendo|mirando|preguntando|quer[ií]a saber)|no me interesa|por ahora no|no,? gracias)(?![\p{L}])/iu;
const noContact =
  /\b(?:no|sin|without|don't have (?:an?|any)?|not my|neither|nor)\b.{0,15}\b(?:phone|number|cell|e-?mail|contact|name|address)\b/i;
const aboutContact =
  /\b(?:phone|number|cell|e-?mail|contact|name|address|info\w*|details|that|it|personal|n[uú]mero|nombre|tel[eé]fono|correo|datos|eso)\b/i;
const bareNo = /^(?:no|nope|nah|no thanks?|no thank you|pass|skip|later|no,? gracias|nel)[.!]*$/i;

/** Whether the visitor refuses to give details.
 * @param asked what the last reply asked for: a bare "no" refuses only that */
export function isDecline(message: string, asked: Asked | undefined): boolean {
  const text = normalise(message);
  if (text.includes("?")) return false;
  if (noContact.test(text)) return true;
  const isAsked = asked !== undefined && asked !== "service";
  if (isAsked && (bareNo.test(text) || unwilling.test(text)))
    return asked !== "details" || aboutContact.test(text) || unwilling.test(text);
  return (
    unwilling.test(text) &&
    /\b(?:phone|number|cell|e-?mail|contact|name|address|personal|n[uú]mero|nombre|tel[eé]fono|correo|datos|viendo|mirando|preguntando)\b/i.test(
      text,
    )
  );
}
