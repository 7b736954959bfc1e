import { hash } from "node:crypto";
import type { Context } from "../context.ts";
import { currentEdition, type Edition } from "./edition.ts";
import { findLookalikes, type Lookalike } from "./find-lookalikes.ts";
import { groupBy } from "./group-by.ts";
import { householdKey, householdKeyVersion } from "./household-key.ts";
import { listEntries } from "./list-entries.ts";
import type { Entry } from "./record.ts";

export interface DrawOptions {
  /** Any text; fix and publish it before the draw, so that everybody can repeat it. */
  seed: string;
  /** Counts entries outside the window of entries too, for a draw of an edition that never enforced it. */
  includeOutsideWindow?: boolean | undefined;
  edition?: Edition;
  onProgress?: ((found: number) => void) | undefined;
}

export interface Draw {
  /** Undefined when nobody is eligible. */
  winner: Entry | undefined;
  /** Entries that took part: within the window, the first of each household. */
  eligible: number;
  /** Entries of the edition. */
  total: number;
  outsideWindow: number;
  /** SHA-256 over the sorted list of eligible entries: what the index was drawn from. */
  entriesHash: string;
  /** Households with more than one entry in the window: the one that counts, and those left out. */
  repeatedHouseholds: { counted: string; leftOut: string[] }[];
  /** Eligible entries to look at before the winner is told; none of them was left out. */
  review: { lookalikes: Lookalike[]; looksAutomated: string[]; overLimit: string[] };
}

const sha256 = (text: string): string => hash("sha256", text);

const householdOf = (entry: Entry): string =>
  entry.keyVersion === householdKeyVersion ? entry.householdKey : householdKey(entry);

/** One line per entry with all that the draw depends on, so that a changed, added or missing entry changes the hash. */
const hashOf = (eligible: Entry[]): string =>
  sha256(eligible.map((entry) => `${entry.createdAt} ${entry.id} ${householdOf(entry)}\n`).join(""));

/** 256 bits modulo the count: the bias for a million entries is below 2^-230. */
const indexOf = (seed: string, entriesHash: string, count: number): number =>
  Number(BigInt(`0x${sha256(`${seed}\n${entriesHash}`)}`) % BigInt(count));

/**
 * Draws the winner among the eligible entries: within the window and the first of their household by the server's time
 * (RUL-01, RUL-02). The same entries and seed give the same winner, whatever order they are read in.
 * @param entries every entry of the edition, in any order
 */
export function drawAmong(entries: Entry[], { seed, includeOutsideWindow = false }: DrawOptions): Draw {
  const sorted = entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const counted = sorted.filter(({ withinEntryWindow }) => includeOutsideWindow || withinEntryWindow);
  const households = groupBy(counted, householdOf);
  const eligible = households.flatMap(([first]) => first ?? []);
  const entriesHash = hashOf(eligible);
  const idsOf = (flagged: Entry[]) => flagged.map(({ id }) => id);
  return {
    winner: eligible.length > 0 ? eligible[indexOf(seed, entriesHash, eligible.length)] : undefined,
    eligible: eligible.length,
    total: sorted.length,
    outsideWindow: sorted.filter(({ withinEntryWindow }) => !withinEntryWindow).length,
    entriesHash,
    repeatedHouseholds: households
      .filter(({ length }) => length > 1)
      .map(([first, ...others]) => ({ counted: first?.id ?? "", leftOut: idsOf(others) })),
    review: {
      lookalikes: findLookalikes(eligible),
      looksAutomated: idsOf(eligible.filter(({ spam }) => spam)),
      overLimit: idsOf(eligible.filter(({ overLimit }) => overLimit)),
    },
  };
}

/** Draws among the stored entries of an edition. Scans the whole table. */
export async function drawWinner(
  context: Context,
  { edition = currentEdition, ...options }: DrawOptions,
): Promise<Draw> {
  return drawAmong(await listEntries(context, edition.id, options.onProgress), options);
}
