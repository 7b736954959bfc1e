import { hash } from "node:crypto";

/** No vowels, so that no word comes out, and nothing that is taken for another: no 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const letters = "CDFHJKMNPQRTVWXY";
const characters = `${letters}2346789`;

const pattern = new RegExp(`^([${letters}][${characters}])[\\s\\p{Pd}]*([${characters}]{3})$`, "iu");

/** The short name under which visitor and staff speak of a record: "K7-4Q2". It follows from the id, so that a page, a
 * mail and a row of an older release say the same. Of some thousand records two may share one: it names, it opens nothing.
 * @param id of the record */
export function buildReference(id: string): string {
  const bytes = hash("sha256", `reference ${id}`, "buffer");
  const pick = (at: number, from: string): string => from.charAt((bytes[at] ?? 0) % from.length);
  const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((at) => pick(at, at === 0 ? letters : characters));
  return `${a}${b}-${c}${d}${e}`;
}

/** A reference as it is looked up, "k74q2", however it was typed; undefined for what is none. */
export function referenceKey(typed: string): string | undefined {
  const [, first, rest] = pattern.exec(typed.trim()) ?? [];
  return first && rest && `${first}${rest}`.toLowerCase();
}
