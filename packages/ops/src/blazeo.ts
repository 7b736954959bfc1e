import { type FileHandle, open } from "node:fs/promises";
import { findConversation, markOfRemoved, removeConversation } from "@site/core/chat/blazeo/conversations";
import { tombstones } from "@site/core/privacy/tombstone-entity";
import { type ImportReport, importLines } from "./blazeo/import-lines.ts";
import { type Command, UsageError } from "./cli/command.ts";
import { jsonLines } from "./cli/json-lines.ts";
import { doEach, printJson } from "./cli/output.ts";
import { progressBar } from "./cli/progress.ts";

async function openExport(file: string): Promise<FileHandle> {
  const handle = await open(file).catch(() => undefined);
  const isFolder = (await handle?.stat())?.isDirectory() ?? true;
  if (handle && !isFolder) return handle;
  await handle?.close();
  throw new UsageError(`${file} can't be read`);
}

function describe({
  lines,
  stored,
  unchanged,
  unattributed,
  deleted,
  patterns,
  refused,
  failed,
}: ImportReport): string {
  const reasons = Object.entries(refused).flatMap(([reason, count]) => (count > 0 ? [`${reason} ${count}`] : []));
  return [
    `${lines} lines: ${stored} conversations stored, ${unchanged} unchanged, ${failed.length} errors`,
    `${patterns} patterns (npm run ops -- patterns list)${reasons.length > 0 ? `; refused: ${reasons.join(", ")}` : ""}`,
    ...(deleted > 0 ? [`${deleted} left out: the person in it had it deleted`] : []),
    ...(unattributed > 0 ? [`${unattributed} without patterns: nothing tells visitor and agent apart`] : []),
  ].join("\n");
}

/** Imports an export of the former chat provider. Bad lines are told and skipped; then the exit code is 1. */
export const importFile: Command = async (context, { json }, [file]) => {
  if (!file) throw new UsageError("usage: blazeo import FILE");
  const handle = await openExport(file);
  const bar = progressBar("lines");
  try {
    const { size } = await handle.stat();
    const stream = handle.createReadStream({ autoClose: false });
    const report = await importLines(context, jsonLines(stream), {
      onFailed: ({ line, message }) => bar.say(`line ${line}: ${message}`),
      onLine: ({ lines }) => bar.show(stream.bytesRead / size, lines),
    });
    bar.end();
    if (json) printJson({ file, ...report });
    else console.log(describe(report));
    if (report.failed.length > 0) process.exitCode = 1;
  } finally {
    await handle.close();
  }
};

export const show: Command = async (context, _, [id]) => {
  if (!id) throw new UsageError("usage: blazeo show ID");
  const found = await findConversation(context, id);
  if (!found) throw new UsageError(`there is no imported conversation ${id}`);
  printJson(found);
};

export const remove: Command = async (context, options, ids) => {
  if (ids.length === 0) throw new UsageError("usage: blazeo remove ID...");
  await doEach(ids, options, { done: { isRemoved: true }, words: "is removed, with its patterns" }, async (id) => {
    await removeConversation(context, id);
    await tombstones(context.store)
      .put({ mark: markOfRemoved(id) })
      .go();
  });
};
