import { distance } from "fastest-levenshtein";
import { extractPhones } from "../contact/phone.ts";
import { normalizePlace, normalizeStreet } from "./household-key.ts";
import type { Entry } from "./record.ts";

/** Two eligible entries that may come from one household under different keys: for a person to judge. */
export interface PossibleDuplicate {
  reason: "same phone" | "same email" | "similar address" | "same name and house number" | "same street";
  ids: readonly [string, string];
}

const houseNumber = (street: string): string => street.split(" ")[0] ?? "";

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const digits = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"];
const ordinal = new RegExp(`\\b(?:${ordinals.join("|")})\\b`, "g");

/** The street in a looser spelling than the household key's: a numbered road and a numbered street by their number. */
const looseStreet = (address: string): string =>
  normalizeStreet(address)
    .replace(/\b(?:(?:state|county|co|nys?|us) )+(?=rte\b)/g, "")
    .replace(/\b(?:nys?|us) ?(?=\d)/g, "rte ")
    .replace(ordinal, (word) => digits[ordinals.indexOf(word)] ?? word);

const normalize = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");

/** Mail services that deliver "ann.lee+2@" and "annlee@" to one mailbox: Gmail ignores dots, most ignore what stands
 * behind a plus. */
function normalizeMailbox(email: string): string {
  const [name = "", domain = ""] = email.normalize("NFKC").toLowerCase().split("@");
  const isGmail = /^(?:gmail|googlemail)\.com$/.test(domain);
  const mailbox = name.replace(/(?<=.)\+.*$/, "");
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

const maxTypos = 2;

const isSimilar = (a: string, b: string): boolean =>
  a.startsWith(`${b} `) || b.startsWith(`${a} `) || distance(a, b) <= maxTypos;

type Keys = (entry: Entry) => string[];

const signs: [PossibleDuplicate["reason"], Keys][] = [
  ["same phone", ({ phone }) => extractPhones(phone).map(({ number }) => number)],
  ["same email", ({ email }) => [normalizeMailbox(email)]],
  [
    "similar address",
    ({ address, cityZip }) => [`${normalizePlace(cityZip)}|${houseNumber(normalizeStreet(address))}`],
  ],
  [
    "same name and house number",
    ({ name, address }) => [`${normalize(name)}|${houseNumber(normalizeStreet(address))}`],
  ],
  // The place is left out: people write it with the ZIP code, without it, or with their neighbors'.
  ["same street", ({ address }) => [looseStreet(address)]],
];

/** Each entry beside the first one before it that it is like: hundreds under one made-up address are as many pairs. */
function pairsUnder(reason: PossibleDuplicate["reason"], entries: Entry[]): PossibleDuplicate[] {
  const streets = entries.map(({ address }) => normalizeStreet(address));
  return entries.flatMap(({ id }, index) => {
    // At the latest it is like itself.
    const isLike = (street: string) => reason !== "similar address" || isSimilar(street, streets[index] ?? "");
    const first = entries[streets.findIndex(isLike)]?.id ?? id;
    return first === id ? [] : [{ reason, ids: [first, id] as const }];
  });
}

/** The review list of a draw: pairs of entries that the household key keeps apart and that still look like one
 * household. Nobody is left out because of it.
 * @param entries eligible entries, one per household key
 * @returns each pair once, with its strongest sign; at most five for an entry */
export function findPossibleDuplicates(entries: Entry[]): PossibleDuplicate[] {
  const found = new Map<string, PossibleDuplicate>();
  for (const [reason, keysOf] of signs) {
    const keyed = entries.flatMap((entry) => [...new Set(keysOf(entry))].map((key) => ({ key, entry })));
    for (const [key, group] of Map.groupBy(keyed, (each) => each.key)) {
      const pairs = key
        ? pairsUnder(
            reason,
            group.map(({ entry }) => entry),
          )
        : [];
      for (const pair of pairs) if (!found.has(pair.ids.join())) found.set(pair.ids.join(), pair);
    }
  }
  return [...found.values()];
}
