import { currentEdition } from "@site/core/giveaway/edition";
import type { FoundFact } from "../engine.ts";
import { firstNames } from "../slots/first-names.ts";
import { farTowns, nearbyTowns, servedTowns } from "../slots/places.ts";
import { wordsOf } from "../words.ts";
import { companyFacts } from "./company-facts.ts";
import type { Fact, FactContext } from "./fact.ts";
import { buildFactIndex } from "./fact-index.ts";
import { giveawayFacts } from "./giveaway-facts.ts";
import { moneyFacts } from "./money-facts.ts";
import { plainWords } from "./plain-words.ts";
import { processFacts } from "./process-facts.ts";
import { serviceFacts } from "./service-facts.ts";
import { speller } from "./spelling.ts";

/** Everything the assistant can tell without a model. */
export const facts: readonly Fact[] = [
  ...companyFacts,
  ...moneyFacts,
  ...giveawayFacts,
  ...serviceFacts,
  ...processFacts,
];

const byId = new Map(facts.map((fact) => [fact.id, fact]));
// Words of an answer do not move with the clock, so any instant serves to index them.
const anyTime: FactContext = { now: new Date(0), edition: currentEdition };

const index = buildFactIndex(
  facts.map(({ id, forms, keywords = "", background = "", answer, service }) => ({
    id,
    forms,
    keywords,
    answer: `${answer(anyTime) ?? ""} ${background}`,
    service,
  })),
);

/** Words that are right as they are, though no fact holds them: towns and the trade's own. */
const otherWords = wordsOf(
  `${[...servedTowns, ...nearbyTowns, ...farTowns].join(" ")}
  ignore instructions previous system prompt reveal cancel reschedule appointment person human robot real status order crew
  delete information privacy emergency neighbor roof roofing gutter gutters kitchen basement deck deck flooring solar paint
  painting plumbing electrical heating furnace hvac concrete fence insulation attic driveway garage interested ballpark
  roughly cheap expensive stupid idiot restaurant capital weather homeowner spring summer winter before`,
);
const vocabulary = new Map([...otherWords.map((word) => [word, 0] as const), ...index.vocabulary]);

export const repairSpelling = speller(vocabulary, [...plainWords, ...firstNames]);

/** The facts nearest to a question, best first. @param service what the visitor speaks of: its facts are preferred */
export function findFacts(question: string, context: FactContext, limit = 1, service?: string): FoundFact[] {
  return index.find(question, limit, service).flatMap(({ id, coverage }) => {
    const text = byId.get(id)?.answer(context);
    return text ? [{ id, text, coverage }] : [];
  });
}

/** The answer of a fact as it may be told, or undefined while a value it needs is not set. */
export const factText = (id: string, now: Date): string | undefined =>
  byId.get(id)?.answer({ now, edition: currentEdition });
