import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { currentEdition } from "@site/core/business/edition";
import { holdDrawing } from "@site/core/giveaway/hold-drawing";
import { actor } from "./cli/actor.ts";
import type { Command, Options } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";
import { progress } from "./cli/progress.ts";

/** One file per draw, never written over: a second draw is on record beside the first. */
function auditFile({ out, dataDir }: Options, at: string): string {
  return out ?? join(dataDir, "draws", `${currentEdition.id}-${at.replace(/[:.]/g, "-")}.json`);
}

/** @throws UsageError before anything is drawn */
async function newFile(file: string): Promise<FileHandle> {
  try {
    await mkdir(dirname(file), { recursive: true });
    return await open(file, "wx", 0o600);
  } catch {
    throw new UsageError(`${file} is there already, or can't be written; name a new file`);
  }
}

type Drawing = Awaited<ReturnType<typeof holdDrawing>>;

function describe({ winner, eligible, total, entriesHash, repeatedHouseholds, review }: Drawing): string {
  const lines = [
    winner
      ? `winner: ${winner.name}, ${winner.phone}, ${winner.email} (${winner.id})`
      : "rehearsed: no winner is named, and the office's list of drawings stays as it is",
    `eligible: ${eligible} of ${total}; households with more than one entry: ${repeatedHouseholds.length}`,
    `entries hash: ${entriesHash}`,
  ];
  const doubtful = review.lookalikes.length + review.overLimit.length;
  return [...lines, `to review before anybody is told: ${doubtful}, see the audit file`].join("\n");
}

const idsIn = (text = ""): string[] => text.split(",").flatMap((id) => id.trim() || []);

export const draw: Command = async (context, options) => {
  const { seed, stage, json, includeOutsideWindow, rehearse: isRehearsal = false } = options;
  const [genuine, automated] = [idsIn(options.genuine), idsIn(options.automated)];
  if (!seed)
    throw new UsageError(
      "usage: giveaway draw --seed TEXT [--genuine IDS] [--automated IDS] [--include-outside-window] [--rehearse] [--out FILE]",
    );
  const by = await actor(stage);
  const file = auditFile(options, context.now().toISOString());
  const handle = await newFile(file);
  try {
    const onProgress = progress("entries");
    const asked = { seed, genuine, automated, includeOutsideWindow, isRehearsal, onProgress };
    const drawing = await holdDrawing(context, by, asked);
    const { record, winner = null, ...counts } = drawing;
    await handle.writeFile(`${JSON.stringify({ stage: stage ?? "local", ...record }, null, 2)}\n`);
    if (json) printJson({ ...counts, winner, audit: file });
    else console.log(`${describe(drawing)}\naudit: ${file}`);
  } catch (error) {
    await rm(file);
    throw error;
  } finally {
    await handle.close();
  }
};
