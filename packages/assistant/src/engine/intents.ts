import { profile } from "@site/core/business/profile";
import { liveAgentReply } from "@site/core/chat/live-agent";
import { serviceTowns } from "@site/core/site/texts/about";
import { findZip, type Place, townsIn } from "../slots/find-place.ts";
import { servicesIn } from "../slots/find-service.ts";
import { enumeration, normalise } from "../words.ts";

/** What is said to every question about a price: never an amount. */
export const priceReply = liveAgentReply("price");

const money =
  /\b(?:prices?|pricing|priced|costs?|costing|charge|charging|ballpark|rough (?:idea|figure|number|estimate|guess)|expensive|cheap(?:er|est)?|quote me|per (?:window|square|foot|door)|dollars?|bucks|what(?:'s| is) the damage|run me|set me back|price range|budget of|how much|(?:more|less|over|under|below|around) (?:than )?\$?\d+ ?(?:k|grand|thousand))\b|\$\s?\d|\b(?:beat|match|lower|better)\b.{0,25}\b(?:that|this|it|price|quote|offer|their|deal)\b|\b\d+ ?(?:%|percent) (?:off|discount)\b/i;
const discount = /\b(?:discount|coupon|promo\w*|special(?:s| offer)|sale|% off|percent off|deal)\b/i;

export const asksPrice = (clause: string): boolean => money.test(clause);
export const asksDiscount = (clause: string): boolean => discount.test(clause);

const booking =
  /\b(?:book|schedule|reserve|set up|make|arrange)\b.{0,20}\b(?:appointments?|visits?|a time|me|us|consultation|estimate|measur\w*)\b|\b(?:can|could|will) (?:someone|somebody|you|anyone)\b.{0,15}\b(?:come|stop by|visit|be here|measure)\b.{0,40}\b(?:today|tomorrow|\w+day|week|weekend|morning|afternoon|at \d|\d ?[ap]m)\b/i;

/** Whether a time is asked for, which only the office can agree on. */
export const asksBooking = (clause: string): boolean => booking.test(clause);

const ownWork =
  /\b(?:you|you guys|your (?:guys|crew|company|installers?)) (?:have )?(?:just )?(?:installed|put (?:in|up|on)|replaced|did|built|sold)\b/i;
const trouble =
  /\b(?:brok\w*|leak\w*|stuck|sticks|won't|wont|can't|doesn't|crack\w*|fog\w*|problems?|issues?|fell|falling|loose|rattl\w*|draft\w*|repair\w*|fix\w*|warranty claim)\b/i;

/** Something is wrong with earlier work: that is for customer service and no new project. */
export const reportsTrouble = (message: string): boolean => ownWork.test(message) && trouble.test(message);

const otherTrades =
  /\b(?:roof(?:s|ing|er|ers)?|shingles?|gutters?|kitchens?|cabinets?|counter ?tops?|decks?|decking|porch(?:es)?|floor(?:s|ing)?|carpet(?:s|ing)?|hardwood|paint(?:ing|ers?)?|plumb(?:ing|ers?)|toilets?|electric(?:al|ian|ians)?|wiring|hvac|furnaces?|boilers?|air condition\w*|heat pumps?|water heaters?|concrete|driveways?|paving|landscap\w*|lawn|fenc(?:e|es|ing)|attic|basement (?:finishing|waterproofing|remodel)|foundations?|solar panels?|garage doors?|chimneys?|masonry|brick|tree (?:removal|trimming)|pools?|hot tubs?|mold|drywall|sheetrock|snow (?:removal|plow\w*)|pressure wash\w*|house cleaning|additions?|sunrooms?|skylights?|pest control|moving company|appliances?|tile (?:floor|roof)|cars?|auto)\b/i;
const wantsWork =
  /\b(?:do you|can you|could you|would you|are you|you guys|need|want|looking for|get|install|replace|repair|fix|sell|offer|quote|estimate|interested|also do|work on)\b|\?$/i;

export const asksOtherTrade = (clause: string): boolean =>
  otherTrades.test(clause) && wantsWork.test(clause) && servicesIn(clause.replace(otherTrades, " ")).length === 0;

export const otherTradeReply = `That is not among our services. We install windows, siding, bathrooms and doors; for anything near them the office at ${profile.phone} can tell you more.`;

const serves =
  /\b(?:serve|serves|service|cover|work|works|come|travel|go|deliver|install|operate|available|do (?:jobs|work|projects|business)|drive|in your (?:area|range|territory)|out of (?:your )?(?:area|range)|too far|far (?:away|for you)|outside your)\b/i;
const asksWhether = /\b(?:do|does|will|would|can|could|are|is|am)\b/i;

const names = (places: readonly Place[]): string => enumeration.format(places.map(({ name }) => name));

/** What is said about towns: only those that the site lists are promised. */
export function areaReply(places: readonly Place[]): string {
  const served = places.filter(({ area }) => area === "served");
  const others = places.filter(({ area }) => area !== "served");
  const isFar = others.some(({ area }) => area === "far");
  return [
    served.length > 0 ? `Yes, we serve ${names(served)}.` : undefined,
    others.length > 0
      ? `${names(others)} ${others.length > 1 ? "are" : "is"} not on our list of towns${isFar ? ", and may be too far" : ""}: our service area is ${enumeration.format(serviceTowns)}. Please call ${profile.phone} to be sure.`
      : undefined,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Do you work in X?": the places of such a question, listed or not. */
export function placesAskedFor(clause: string, repaired: string): readonly Place[] {
  const text = normalise(clause);
  if (!serves.test(`${text} ${repaired}`) || !asksWhether.test(`${text} ${repaired}`)) return [];
  const towns = [...new Map([...townsIn(text), ...townsIn(repaired)].map((place) => [place.name, place])).values()];
  if (towns.length > 0) return towns;
  const zip = findZip(text);
  if (zip) return [zip];
  const named =
    /\b(?:in|to|into|around|near|serve|cover|as far as)\s+((?:\p{Lu}[\p{L}'.]+)(?:\s\p{Lu}[\p{L}'.]+){0,2})/u.exec(
      text,
    )?.[1];
  return named &&
    !/\b(?:County|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/.test(
      named,
    )
    ? [{ name: named, area: "unknown" }]
    : [];
}
