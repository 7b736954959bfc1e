import { formatWindow } from "@site/core/business/visit-windows";
import type { Context } from "@site/core/context";
import { AppError } from "@site/core/contract/errors";
import { Change } from "@site/core/office/record/record-contract";
import { setStatus } from "@site/core/office/record/set-status";
import { toCsv } from "@site/core/records/csv";
import type { AnyRecord, RecordRow } from "@site/core/records/define-record";
import { appendEvent } from "@site/core/records/events";
import { outcomeLabels } from "@site/core/records/outcome";
import { hasOutcome, undoStatus } from "@site/core/records/plan-status";
import { findRecord, listRecords, readRecord, wholeId } from "@site/core/records/read-records";
import { listColumns, toText } from "@site/core/records/record-texts";
import { type RecordChange, writeChange } from "@site/core/records/write-change";
import { hasWords } from "@site/core/search/tokenize";
import { ConfigurationError } from "@site/core/settings";
import { newId } from "@site/core/store/ids";
import { actor } from "./cli/actor.ts";
import { type CommandSpec, type Options, UsageError } from "./cli/command.ts";
import { getPart, pageSize, parseChoice, printJson, printPage, writePrivate } from "./cli/output.ts";
import { progress } from "./cli/progress.ts";

type StatusInput = Extract<Change, { kind: "status" }>;

const leading = ["id", "createdAt", "status"];

/** What is said of a new status, held to what the office's form takes. */
function parseStatusChange(record: AnyRecord, to: string, { outcome, value, reason }: Options): StatusInput {
  const change = Change.safeParse({ kind: "status", to, outcome, value, reason });
  if (!change.success) throw new UsageError(change.error.issues.map(({ message }) => message).join(". "));
  if (hasOutcome(record, to) && !outcome && !value)
    throw new UsageError(`Please say how it ended: --outcome ${Object.keys(outcomeLabels).join(", ")}`);
  return change.data as StatusInput;
}

/** Sets a status as the office does. What is to be told goes out from the stage, whose services this machine does not have.
 * @returns what to say of a visit that ends with it */
async function changeStatus(
  context: Context,
  record: AnyRecord,
  recordId: string,
  change: StatusInput,
  email: string,
): Promise<string | undefined> {
  const row = await readRecord(context, record, recordId);
  const id = newId();
  const write = (planned?: RecordChange) => writeChange(context, record, row, { ...planned, id, isUrgent: true });
  const note = (kind: "visitCanceled", text: string) => appendEvent(context, row, { kind, text, by: email, id });
  try {
    const ended = await setStatus({ context, record, row, isBegun: false, by: { email }, write, note }, change);
    if (!ended) return undefined;
    const told = ended.isTold ? "They are told by email or text." : "Nobody tells them: please call.";
    return `The visit on ${formatWindow(ended.visit)} is canceled. ${told}`;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const message = `A visit ends with this, and its visitor has to hear of it. ${error.message}: set it to the stage's, or close this in the office.`;
    throw new AppError("unavailable", message, { cause: error });
  }
}

/** What staff do with the records of a kind, from its declaration. */
export function recordCommands(record: AnyRecord): CommandSpec[] {
  const { noun, transitions } = record;
  const statuses = transitions ? Object.keys(transitions) : [];
  const columns = listColumns(record);
  const shared = {
    wholeId: (context: Context, given: string) => wholeId(context, record, given),
  };
  const filters = {
    ...(transitions ? { "--status STATUS": `one of ${statuses.join(", ")}` } : {}),
    ...("spam" in record.fields
      ? { "--spam": "only what looks automated", "--no-spam": "only what does not look automated" }
      : {}),
    "--search TEXT": "only those with these words, each by its beginning, or this phone number, as the office searches",
  };

  /** What looks automated is read like the rest, and said: a lead that a rule took for a program must not be lost. */
  async function read(context: Context, { status, spam, search }: Options): Promise<RecordRow[]> {
    const filter = { status: status === undefined ? undefined : parseChoice(statuses, status), spam };
    const found = await listRecords(context, record, filter, progress(noun));
    const rows = search ? found.filter((row) => hasWords(record, row, search)) : found;
    const automated = rows.filter((row) => row.spam).length;
    if (automated > 0) console.error(`${automated} of ${rows.length} ${noun} look automated (spam: true)`);
    return rows;
  }

  async function readRow(context: Context, id: string): Promise<RecordRow> {
    const row = await findRecord(context, record, id);
    if (!row) throw new AppError("notFound", `There is no ${id} among the ${noun}.`);
    return row;
  }

  const summary = columns.flatMap(([name, { list }]) => (list && !leading.includes(name) ? [name] : []));

  const list: CommandSpec = {
    name: `${noun} list`,
    about: `the ${noun}, page by page`,
    options: { ...filters, "--limit N": `how many on a page, ${pageSize} unless said`, "--page N": "which page" },
    ...shared,
    async run(context, options) {
      const { json } = options;
      const { page, limit } = getPart(options);
      const rows = await read(context, options);
      const shown = rows.slice((page - 1) * limit, page * limit);
      if (json) return printJson(shown);
      if (rows.length === 0) return console.log(`no ${noun}`);
      if (shown.length > 0) console.table(shown, [...leading.filter((name) => name in record.fields), ...summary]);
      printPage(noun, { page, limit, shown: shown.length, total: rows.length });
    },
  };

  const show: CommandSpec = {
    name: `${noun} show`,
    about: "all that is stored of one; the beginning of its id is enough",
    takes: "ID",
    ...shared,
    run: async (context, _, [id = ""]) => printJson(await readRow(context, id)),
  };

  const exportAll: CommandSpec = {
    name: `${noun} export`,
    about: `the ${noun} as CSV, or as JSON with --json`,
    options: {
      ...filters,
      "--labels": "columns and values as people read them",
      "--out FILE": "a file that only you can read, instead of the screen",
    },
    ...shared,
    async run(context, options) {
      const rows = await read(context, options);
      const toLabeled = (row: RecordRow) =>
        Object.fromEntries(columns.map(([name, field]) => [field.label, toText(field, row[name])]));
      const shown = options.labels ? rows.map(toLabeled) : rows;
      const names = columns.map(([name, { label }]) => (options.labels ? label : name));
      const text = options.json ? `${JSON.stringify(shown, null, 2)}\n` : toCsv(shown, names);
      if (!options.out) return void process.stdout.write(text);
      await writePrivate(options.out, text);
      console.error(`${rows.length} ${noun} written to ${options.out}`);
    },
  };
  if (!transitions) return [list, show, exportAll];

  const say = async (context: Context, { json }: Options, id: string, status: string) => {
    if (json) printJson(await findRecord(context, record, id));
    else console.log(`${id} is ${status}`);
  };

  const setStatus: CommandSpec = {
    name: `${noun} set-status`,
    about: `moves one to ${statuses.slice(1).join(", ")}`,
    takes: "ID STATUS",
    options: {
      ...("outcome" in record.fields
        ? {
            "--outcome OUTCOME": `how it ended, when it is over: ${Object.keys(outcomeLabels).join(", ")}`,
            "--value DOLLARS": "what the job is worth; says that it is won unless an outcome is given",
          }
        : {}),
      ...("reason" in record.fields ? { "--reason TEXT": "why, in a few words" } : {}),
    },
    ...shared,
    async run(context, options, [id = "", given]) {
      const status = parseChoice(statuses, given);
      const change = parseStatusChange(record, status, options);
      const ended = await changeStatus(context, record, id, change, await actor(options.stage));
      if (ended) console.error(ended);
      await say(context, options, id, status);
    },
  };

  const undo: CommandSpec = {
    name: `${noun} undo-status`,
    about: "takes the last change of a status back; both stay in the history",
    takes: "ID",
    ...shared,
    async run(context, options, [id = ""]) {
      await say(context, options, id, await undoStatus(context, record, id, await actor(options.stage)));
    },
  };
  return [list, show, exportAll, setStatus, undo];
}
