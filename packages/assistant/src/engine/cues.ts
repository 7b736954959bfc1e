import { isQuestion } from "../understanding/clauses.ts";

const money =
  /\b(?:prices?|pricing|priced|costs?|costing|ballpark|rough (?:idea|figure|number|guess)|quote me|per (?:window|square|foot|door)|run me|set me back|price range|going rate|how much (?:is|are|for|would|does|do|will|to|u|you|it)|(?:more|less|over|under|below|around) (?:than )?\$?\d+ ?(?:k|grand|thousand))\b|\bhow much more|\bball ?park|\bwhat (?:am i|are we) (?:looking at|in for)\b|^how much\W*$|\$\s?\d|\$\$|^\d{1,3} ?k\W*$/i;

const figure = /(?:\$ ?\d|\b\d{2,}(?:,\d{3})* ?(?:k|grand|thousand|bucks|dollars)?\b|\b\d{1,3} ?(?:k|grand)\b)/i;
const verdict =
  /\b(?:robbery|rip ?-?off|ripp(?:ed|ing)|too (?:much|high)|fair|reasonable|hosed|crazy|steep|a lot|about right|sounds? right|good (?:price|deal)|legit|normal|outrageous|highway)\b/i;

/** "900 a window, is that robbery?" */
export const judgesPrice = (clause: string): boolean => figure.test(clause) && verdict.test(clause);

/** "Can you beat it?" */
export const asksToBeat = (clause: string): boolean =>
  /\b(?:beat|match|undercut|top)\b.{0,20}\b(?:it|that|this|them|theirs?|him|his|price|quote|offer|bid)\b/i.test(
    clause,
  ) && isQuestion(clause);

/** Whether a clause asks what something costs, whatever else it means. */
export const asksPrice = (clause: string): boolean => money.test(clause);

const serves =
  /\b(?:anywhere near|anywhere around|serve|serves|service|cover|work|works|come|travel|go|deliver|install|operate|available|do|drive|reach|in your (?:area|range|territory)|out of (?:your )?(?:area|range)|too far|far|outside your|atienden|trabajan|vienen|van)\b/i;
const asking = /\b(?:do|does|will|would|can|could|are|is|am|u|you|ustedes)\b|\?/i;

/** "How late can I come look": the visitor's way to the office. */
const ownWay = /\b(?:i|we) (?:come|go|stop|swing|drive|get (?:off|out))\b/i;

/** "Do you come to X?" */
export const asksWhetherServed = (clause: string): boolean =>
  !ownWay.test(clause) &&
  serves.test(clause) &&
  asking.test(clause) &&
  /\b(?:do|does|will|would|can|could|are|is|am)\b|\?|\bu\b/i.test(clause);

const buying =
  /\b(?:estimate|quote|presupuesto|estimado|cotizaci[oó]n|cotizar|consultation|sign (?:me|us) up|get started|interested|contact me|reach out|set (?:it|that|me) up)\b/i;
const wanting =
  /\b(?:want|need|like|get|can i|could i|may i|looking for|request|schedule|please|interested|ready|sign|started|quier[oe]|queremos|quisiera|necesit\w*|ocupo|deseo|por favor|interesa)\b/i;

/** Whether a message asks for work or an estimate; "how long is my estimate valid" does not. */
export const wantsWork = (text: string): boolean =>
  buying.test(text) &&
  (wanting.test(text) || (!isQuestion(text) && text.trim().split(/\s+/).length <= 5)) &&
  !/\b(?:valid|good for|expire\w*|free\?|es gratis|cobran|cuesta|vale|v[aá]lido|ya no|retirar|cancel\w*)\b/i.test(text);
