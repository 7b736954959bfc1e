/** "$25,000". @param value whole dollars */
export const dollars = (value: number): string => `$${value.toLocaleString("en-US")}`;

/** "one, two, and three", or "one, two and three" where `comma` is empty. Not by `Intl.ListFormat`: loading its data took
 * a quarter of the chat's cold start, and 15 ms of a page's. */
export const formatList = (items: readonly string[], { word = "and", comma = "," } = {}): string =>
  items.length < 3 ? items.join(` ${word} `) : `${items.slice(0, -1).join(", ")}${comma} ${word} ${items.at(-1)}`;
