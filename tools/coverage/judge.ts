/** A file's branches: how many there are, and how many were taken. */
export interface Counted {
  name: string;
  taken: number;
  all: number;
}

/** Of its branches a file has to have so many taken, or a reason. */
const least = 0.8;

/** What to say of the files under the least share.
 * @param given reason -> the files that it is of
 * @returns a line for each, and whether each has its reason */
export function judge(files: readonly Counted[], given: Readonly<Record<string, readonly string[]>>) {
  const reasons = new Map(Object.entries(given).flatMap(([reason, names]) => names.map((name) => [name, reason])));
  const low = files.filter(({ taken, all }) => taken < least * all);
  const needless = [...reasons.keys()].filter((name) => !low.some((file) => file.name === name));
  return {
    lines: [
      `${low.length} of ${files.length} files are under ${100 * least} %`,
      ...low.map(({ name, taken, all }) => `${name}  ${taken} of ${all}: ${reasons.get(name) ?? "no reason is given"}`),
      ...(needless.length > 0 ? [`reasons that are none: ${needless.join(", ")}`] : []),
    ],
    isFine: low.every(({ name }) => reasons.has(name)),
  };
}
