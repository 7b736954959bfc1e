import { normalizeText } from "../ranking/normalize.ts";
import { findServices } from "./services.ts";

/** What somebody is looking for, up to the end of the sentence. */
const sought =
  /(?<!\byou )\b(?:needs?|wants?|looking (?:for|to (?:get|buy|replace|have|put in|order))|interested in|replac(?:e|ing)|(?:quote|estimate) (?:for|on)|would like|i'd like|necesit\w*|quer(?:emos|[ií]a\w*)|quiero)\b([^.!?;]{1,50})/gi;
const ofTrade =
  /\b(?:you|your|sell\w*|suppl\w*|offer\w*|provide|partner\w*|carry|distribut\w*|customers?|clients?|leads?)\b/i;

/** A wish for work of ours: a company that wants windows for its own office is a customer, whatever it makes. */
export const wantsOwnWork = (message: string): boolean =>
  [...normalizeText(message).matchAll(sought)].some(
    ([, words = ""]) => findServices(words).length > 0 && !ofTrade.test(words),
  );
