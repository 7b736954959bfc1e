import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { localTableName } from "@site/dev/store/embedded-dynamodb";
import type { Submission } from "./submissions.ts";
import type { Acknowledged } from "./visitor.ts";

export type Row = Record<string, unknown>;

/** Every row of a store, read past our own code. */
export async function readRows(endpoint: string): Promise<Row[]> {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: "us-east-1", credentials }));
  const rows: Row[] = [];
  let ExclusiveStartKey: Row | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: localTableName, ConsistentRead: true, ExclusiveStartKey }),
    );
    rows.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return rows;
}

const kinds = ["lead", "contest_entry", "job_application"];
const marks = /m[0-9a-z]+x\d+q/g;

/** How often each mark stands in the mails to the staff of a folder. */
export async function readStaffMails(outbox: string): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  for (const name of await readdir(outbox).catch(() => [])) {
    if (!name.endsWith(".eml")) continue;
    const mail = (await readFile(join(outbox, name), "utf8")).replace(/=\r?\n/g, "");
    // The confirmation goes to the visitor, whose address holds the mark.
    if (/^To: .*@example\.org/m.test(mail)) continue;
    for (const mark of new Set(mail.match(marks))) told.set(mark, (told.get(mark) ?? 0) + 1);
  }
  return told;
}

/** What became of what was accepted. */
export interface Findings {
  lost: number;
  duplicated: number;
  corrupted: number;
  /** Rows that nobody sent. */
  phantom: number;
  unnotified: number;
  notifiedTwice: number;
}

function hashRow(row: Row): string | undefined {
  const text = row.__edb_e__ === "chat_message" ? row.content : row.email;
  return typeof text === "string" ? text.match(marks)?.[0] : undefined;
}

const isForm = (row: Row): boolean => kinds.includes(String(row.__edb_e__));
const isMessage = (row: Row): boolean => row.__edb_e__ === "chat_message" && row.role === "user";

/** Compares what was sent and what was acknowledged with what is stored and what the staff was told. */
export function audit(
  sent: readonly Submission[],
  accepted: readonly Acknowledged[],
  rows: readonly Row[],
  told: ReadonlyMap<string, number>,
): Findings {
  const stored = new Map<string, Row[]>();
  for (const row of rows.filter((each) => isForm(each) || isMessage(each))) {
    const mark = hashRow(row) ?? "none";
    stored.set(mark, [...(stored.get(mark) ?? []), row]);
  }
  const bySent = new Map(sent.map((each) => [each.mark, each]));
  const isCorrupt = (row: Row, { expected }: Submission) =>
    Object.entries(expected).some(([field, value]) => row[field] !== value);
  const found = [...stored].flatMap(([mark, its]) => its.map((row) => ({ row, submission: bySent.get(mark) })));
  const acceptedForms = accepted.filter(({ chat }) => !chat);
  const isPending = (mark: string) => (stored.get(mark) ?? []).some(({ notifyState }) => notifyState !== "sent");
  return {
    lost: accepted.filter(({ mark, id }) => {
      const its = stored.get(mark) ?? [];
      return its.length === 0 || (id !== undefined && !its.some((row) => row.id === id));
    }).length,
    duplicated: [...stored].filter(([mark, its]) => bySent.has(mark) && its.length > 1).length,
    corrupted: found.filter(({ row, submission }) => submission && isCorrupt(row, submission)).length,
    phantom: found.filter(({ submission }) => !submission).length,
    unnotified: acceptedForms.filter(
      ({ mark, path }) => isPending(mark) || (!path.includes("contest") && !told.has(mark)),
    ).length,
    notifiedTwice: [...told.values()].filter((times) => times > 1).length,
  };
}
