/** A name and nothing else: letters of any script, with what stands in names. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'\u2019. -]{1,59}$/u;
const plainWord = /^[\p{L}\p{M}'\u2019-]{2,20}$/u;

const withCapital = (word: string): string =>
  word === word.toLowerCase() || word === word.toUpperCase()
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word;

/** "Hi Ann," for "Ann Lee". Undefined for what is no plain name: anybody can type a stranger's address, and words of theirs
 * are no greeting of ours. */
export function greetingOf(name: unknown): string | undefined {
  const [first = ""] = typeof name === "string" && plainName.test(name.trim()) ? name.trim().split(/\s+/) : [];
  return plainWord.test(first) ? `Hi ${withCapital(first)},` : undefined;
}
