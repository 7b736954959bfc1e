import { hash } from "node:crypto";
import { AppError } from "../contract/errors.ts";
import { findPossibleDuplicates, type PossibleDuplicate } from "./find-possible-duplicates.ts";
import { householdKey, householdKeyVersion } from "./household-key.ts";
import type { Entry } from "./record.ts";

export interface DrawOptions {
  /** Any text; fix and publish it before the draw, so that everybody can repeat it. */
  seed: string;
  /** Counts entries outside the window of entries too, for a draw of an edition that never enforced it. */
  includeOutsideWindow?: boolean;
  /** What a person decided of entries that were held because they look automated: ids, or their beginnings, of those that a
   * visitor sent, and of those that nobody did. Every held entry has to be decided. */
  genuine?: readonly string[];
  automated?: readonly string[];
}

export interface Draw {
  winner: Entry | undefined;
  /** Entries that took part: within the window, the first of each household. */
  eligible: number;
  total: number;
  outsideWindow: number;
  /** SHA-256 over the sorted list of eligible entries: what the index was drawn from. */
  entriesHash: string;
  /** Households with more than one entry in the window: the one that counts, and those left out. */
  repeatedHouseholds: { counted: string; leftOut: string[] }[];
  /** Eligible entries to look at before the winner is told; none of them was left out. */
  review: { lookalikes: PossibleDuplicate[]; overLimit: string[] };
  disqualified: { id: string; reason: string }[];
  /** Entries that were held, as a person decided of them: those that took part, and those left out. */
  held: { genuine: string[]; automated: string[] };
}

const getHousehold = (entry: Entry): string =>
  entry.keyVersion === householdKeyVersion ? entry.householdKey : householdKey(entry);

/** One line per entry with all that the draw depends on, so that a changed, added or missing entry changes the hash. */
const hashEntries = (eligible: Entry[]): string =>
  hash("sha256", eligible.map((entry) => `${entry.createdAt} ${entry.id} ${getHousehold(entry)}\n`).join(""));

/** 256 bits modulo the count: the bias for a million entries is below 2^-230. */
const computeIndex = (seed: string, entriesHash: string, count: number): number =>
  Number(BigInt(`0x${hash("sha256", `${seed}\n${entriesHash}`)}`) % BigInt(count));

const listIds = (entries: readonly Entry[]): string[] => entries.map(({ id }) => id);

/** The held entry that is meant by its id or the beginning of it.
 * @throws AppError invalid when that is none or several */
function findHeldEntry(held: readonly Entry[], given: string): string {
  const [id, ...others] = given === "" ? [] : listIds(held).filter((each) => each.startsWith(given));
  if (id === undefined) throw new AppError("invalid", `"${given}" fits no held entry of this drawing.`);
  if (others.length === 0) return id;
  const fitting = [id, ...others].join(" ");
  throw new AppError("invalid", `"${given}" fits ${others.length + 1} held entries: ${fitting}. Type more of it.`);
}

/** @throws AppError invalid that names the held entries of which nobody decided, or of which both was said */
function decide(held: readonly Entry[], options: DrawOptions): Draw["held"] {
  const findEntryIds = (given: readonly string[] = []) => new Set(given.map((each) => findHeldEntry(held, each)));
  const [genuine, automated] = [findEntryIds(options.genuine), findEntryIds(options.automated)];
  const open = held.filter(({ id }) => genuine.has(id) === automated.has(id));
  if (open.length > 0)
    throw new AppError(
      "invalid",
      `Look at these entries first, which were held because they look automated, and say of each whether a person sent it (--genuine or --automated on the command line): ${listIds(open).join(" ")}`,
    );
  return {
    genuine: listIds(held.filter(({ id }) => genuine.has(id))),
    automated: listIds(held.filter(({ id }) => automated.has(id))),
  };
}

/** Draws the winner among the eligible entries: within the window and the first of their household by the server's
 * time. The same entries and seed give the same winner, whatever order they are read in.
 * @param entries every entry of the edition, in any order
 * @throws AppError invalid while nobody has decided of an entry that was held, or when it is unclear which is meant */
export function drawWinner(entries: Entry[], options: DrawOptions): Draw {
  const { seed, includeOutsideWindow = false } = options;
  const sorted = entries
    .filter(({ sample }) => !sample)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
  const inWindow = sorted.filter(({ withinEntryWindow }) => includeOutsideWindow || withinEntryWindow);
  const admitted = inWindow.filter(({ disqualified }) => !disqualified);
  const quarantined = admitted.filter(({ spam }) => spam);
  const held = decide(quarantined, options);
  const counted = admitted.filter(({ id }) => !held.automated.includes(id));
  const households = [...Map.groupBy(counted, getHousehold).values()];
  const eligible = households.flatMap(([first]) => first ?? []);
  const entriesHash = hashEntries(eligible);
  return {
    winner: eligible.length > 0 ? eligible[computeIndex(seed, entriesHash, eligible.length)] : undefined,
    eligible: eligible.length,
    total: sorted.length,
    outsideWindow: sorted.filter(({ withinEntryWindow }) => !withinEntryWindow).length,
    entriesHash,
    repeatedHouseholds: households
      .filter(({ length }) => length > 1)
      .map(([first, ...others]) => ({ counted: first?.id ?? "", leftOut: listIds(others) })),
    review: {
      lookalikes: findPossibleDuplicates(eligible),
      overLimit: listIds(eligible.filter(({ overLimit }) => overLimit)),
    },
    disqualified: inWindow.flatMap(({ id, disqualified: reason }) => (reason ? [{ id, reason }] : [])),
    held,
  };
}
