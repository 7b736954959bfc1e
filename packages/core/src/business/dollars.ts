/** "$25,000". @param value whole dollars */
export const dollars = (value: number): string => `$${value.toLocaleString("en-US")}`;
