import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Mutation } from "./mutations.ts";

export type Outcome = "caught" | "not caught" | "does not apply";

interface Result {
  outcome: Outcome;
  /** Of the mutation as it was tried. */
  digest: string;
  /** Day, as 2026-11-22. */
  date: string;
  commit: string;
}

const file = "tests/spec/audit.json";
export const daysFresh = 30;

const readResults = (): Record<string, Result> => JSON.parse(readFileSync(file, "utf8"));

/** Puts these outcomes in the place of those that stand recorded for the same mutations, and drops what no longer exists. */
export function recordOutcomes(outcomes: Map<Mutation, Outcome>, all: Mutation[]): void {
  const results = readResults();
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  for (const [{ name, digest }, outcome] of outcomes) results[name] = { outcome, digest, date, commit };
  const kept = all.flatMap(({ name }) => (results[name] ? [[name, results[name]] as const] : []));
  const lines = kept.map(([name, result]) => `  ${JSON.stringify(name)}: ${JSON.stringify(result)}`);
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

/** @returns tells whether a mutation of this name was caught when it was last tried, whatever has changed since */
export function readCaught(): (mutation: Mutation) => boolean {
  const results = readResults();
  return ({ name }) => results[name]?.outcome === "caught";
}

/** @returns tells whether a mutation was caught within the last 30 days and nothing it rests on has changed since */
export function readProof(): (mutation: Mutation) => boolean {
  const results = readResults();
  const oldest = Date.now() - daysFresh * 86_400_000;
  return ({ name, digest }) => {
    const result = results[name];
    return result?.outcome === "caught" && result.digest === digest && Date.parse(result.date) >= oldest;
  };
}

/** @returns the ids of which every mutation is proven */
export function provenIds(mutations: Mutation[]): Set<string> {
  const isProven = readProof();
  const unproven = new Set(mutations.filter((mutation) => !isProven(mutation)).map(({ id }) => id));
  return new Set(mutations.map(({ id }) => id).filter((id) => !unproven.has(id)));
}
