import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Draw, drawWinner } from "@site/core/giveaway/draw-winner";
import { currentEdition } from "@site/core/giveaway/edition";
import { actor } from "./actor.ts";
import type { Command, Options } from "./command.ts";
import { UsageError } from "./command.ts";
import { printJson, writePrivate } from "./output.ts";
import { progress } from "./progress.ts";

/** One file per draw, never written over: a second draw is on record beside the first. */
function auditFile({ out, dataDir }: Options, drawnAt: string): string {
  return out ?? join(dataDir, "draws", `${currentEdition.id}-${drawnAt.replace(/[:.]/g, "-")}.json`);
}

function describe({ winner, eligible, total, entriesHash, repeatedHouseholds, review }: Draw): string {
  const lines = [
    winner ? `winner: ${winner.name}, ${winner.phone}, ${winner.email} (${winner.id})` : "no eligible entry, no winner",
    `eligible: ${eligible} of ${total}; households with more than one entry: ${repeatedHouseholds.length}`,
    `entries hash: ${entriesHash}`,
  ];
  const doubtful = review.lookalikes.length + review.overLimit.length;
  return [...lines, `to review before anybody is told: ${doubtful}, see the audit file`].join("\n");
}

const idsIn = (text = ""): string[] => text.split(",").flatMap((id) => id.trim() || []);

/** Draws the winner and writes what is needed to repeat and to check the draw. */
export const draw: Command = async (context, options) => {
  const { seed, stage, json, includeOutsideWindow = false } = options;
  const [genuine, automated] = [idsIn(options.genuine), idsIn(options.automated)];
  if (!seed)
    throw new UsageError(
      "usage: giveaway draw --seed TEXT [--genuine IDS] [--automated IDS] [--include-outside-window] [--out FILE]",
    );
  const drawnAt = context.now().toISOString();
  const drawnBy = await actor(stage);
  const result = await drawWinner(context, {
    seed,
    genuine,
    automated,
    includeOutsideWindow,
    onProgress: progress("entries"),
  });
  const { winner, ...counts } = result;
  const file = auditFile(options, drawnAt);
  await mkdir(dirname(file), { recursive: true });
  const audit = {
    drawnAt,
    drawnBy,
    stage: stage ?? "local",
    edition: currentEdition,
    seed,
    includeOutsideWindow,
    winner: winner ? { id: winner.id, createdAt: winner.createdAt, householdKey: winner.householdKey } : null,
    ...counts,
  };
  await writePrivate(file, `${JSON.stringify(audit, null, 2)}\n`);
  if (json) printJson({ ...counts, winner: winner ?? null, audit: file });
  else console.log(`${describe(result)}\naudit: ${file}`);
};
