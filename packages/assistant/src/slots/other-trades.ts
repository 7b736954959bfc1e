import { services } from "@site/company/services";

/** Trades that the assistant has words and meanings for, whatever the company does. */
const trades = {
  windows: /\b(?:windows?|sashes|panes?|double[- ]hungs?)\b/i,
  siding: /\bsidings?\b/i,
  bathrooms: /\b(?:bath(?:s|room|rooms|tubs?)?|showers?|tubs?)\b/i,
  doors: /\b(?:entry|front|storm|patio|screen)?[- ]?doors?\b/i,
} as const;

type Trade = keyof typeof trades;

const isTrade = (name: string): name is Trade => name in trades;

/** Those of them that the company does not have. */
export const tradesLacking: readonly Trade[] = Object.keys(trades)
  .filter(isTrade)
  .filter((name) => !(name in services));

/** Whether a text names a trade that the company does not have. */
export const namesOtherTrade = (text: string): boolean => tradesLacking.some((name) => trades[name].test(text));
