import { servicesIn } from "../slots/find-service.ts";
import { normalise } from "../words.ts";

/** What somebody is looking for, up to the end of the sentence. */
const sought =
  /(?<!\byou )\b(?:needs?|wants?|looking (?:for|to (?:get|buy|replace|have|put in|order))|interested in|replac(?:e|ing)|(?:quote|estimate) (?:for|on)|would like|i'd like|necesit\w*|quer(?:emos|[ií]a\w*)|quiero)\b([^.!?;]{1,50})/gi;
const ofTrade =
  /\b(?:you|your|sell\w*|suppl\w*|offer\w*|provide|partner\w*|carry|distribut\w*|customers?|clients?|leads?)\b/i;

/** A wish for work of ours: a company that wants windows for its own office is a customer, whatever it makes. */
export const wantsOwnWork = (message: string): boolean =>
  [...normalise(message).matchAll(sought)].some(
    ([, words = ""]) => servicesIn(words).length > 0 && !ofTrade.test(words),
  );

/** "A job on my siding", "a window job", "somebody to do the job": work at a house. */
const atHouse =
  /\bjobs? (?:done|on|for (?:you|u|ya|y'?all)|that needs?|at (?:my|our)|i (?:need|want))\b|\b(?:some(?:one|body)|crew|contractor|company|guys?|people|you) (?:to|for|who|that)\b.{0,40}\bjobs?\b/i;
const ofService = /(\p{L}+) jobs?\b/giu;
/** Work with us: who looks for it names the trade, too. */
const employment =
  /\b(?:hiring|hirin|appl(?:y|ied|ying|ications?)|resum[eé]|openings?|positions?|careers?|employ\w*|installers?|experience|(?:jobs?|work) (?:with|as|for (?:him|her|them))|(?:looking|lookin) for (?:\w+ ){0,2}(?:a job|work)\b(?! (?:done|on))|(?:need|needs|want|wants) a job(?! (?:done|on|at)\b)|i (?:can|could|do|did|know how|hung|hang|used to)|(?:want|like|love|looking|hoping) to (?:install|hang|learn|work|do))\b/i;

/** Somebody who wants a job done at a house, and none for themselves. */
export const wantsJobDone = (message: string): boolean => {
  const text = normalise(message);
  const isAtHouse =
    atHouse.test(text) || [...text.matchAll(ofService)].some(([, kind = ""]) => servicesIn(kind).length > 0);
  return (isAtHouse || wantsOwnWork(text)) && !employment.test(text);
};
