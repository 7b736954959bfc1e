/** One regular expression of several alternatives, so that each line of a long one can be read, and reviewed, by itself.
 * @param patterns sources, or expressions with the same flags */
export function anyOf(...patterns: readonly (RegExp | string)[]): RegExp {
  const sources = patterns.map((pattern) => (typeof pattern === "string" ? pattern : pattern.source));
  const [first] = patterns;
  return new RegExp(sources.join("|"), typeof first === "object" ? first.flags : "");
}
