import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { hasGiveaway } from "@site/core/business/edition";
import { chatMessages } from "@site/core/chat/messages";
import type { Context } from "@site/core/context";
import { readRelatedRows } from "@site/core/search/find-records-by-index";
import { indexRow } from "@site/core/search/index-record";
import { scanTable, type TableRow } from "@site/core/store/iterate-items";
import { queryRows } from "@site/core/store/read-items";
import { entityNames } from "@site/core/store/table";
import type { Command } from "../cli/command.ts";
import { printJson } from "../cli/output.ts";
import { progress } from "../cli/progress.ts";
import { storeSample } from "./sample-leads.ts";
import {
  storeSampleApplication,
  storeSampleChat,
  storeSampleEntry,
  storeSampleWinnersRequest,
} from "./sample-others.ts";

const usual = 200;

/** How many of each kind a month brings, for each lead. */
const kinds = [
  { noun: "leads", share: 1, store: storeSample },
  { noun: "applications", share: 1 / 20, store: storeSampleApplication },
  { noun: "entries", share: hasGiveaway ? 1 / 10 : 0, store: storeSampleEntry },
  { noun: "winnersRequests", share: hasGiveaway ? 1 / 100 : 0, store: storeSampleWinnersRequest },
  { noun: "chats", share: 1 / 10, store: storeSampleChat },
] as const;

export const fill: Command = async (context, { leads = usual, json }) => {
  const tell = progress("records");
  const filled: Record<string, number> = {};
  let total = 0;
  for (const { noun, share, store } of kinds) {
    const count = Math.ceil(leads * share);
    for (let position = 0; position < count; position += 1) {
      await indexRow(context, await store(context, position));
      total += 1;
      tell?.(total);
    }
    filled[noun] = count;
  }
  if (json) printJson({ filled });
  else console.log(`${total} sample records are in the office; \`sample clear\` takes them away`);
};

const readMessages = async (context: Context, { __edb_e__, id }: TableRow): Promise<TableRow[]> =>
  __edb_e__ === entityNames.chatSession
    ? queryRows(
        context,
        chatMessages(context.store)
          .query.bySession({ sessionId: String(id) })
          .params(),
      )
    : [];

/** Takes every sample away, with its notes, its photos, its messages and its words. */
export const clear: Command = async (context, { json }) => {
  const { store } = context;
  let cleared = 0;
  for await (const row of scanTable(context)) {
    if (row.sample !== true || row.__edb_e__ === entityNames.intakeEntry) continue;
    const beside = await Promise.all([readRelatedRows(context, row), readMessages(context, row)]);
    for (const { pk, sk } of [...beside.flat(), row])
      await store.client.send(new DeleteCommand({ TableName: store.table, Key: { pk, sk } }));
    cleared += 1;
  }
  if (json) printJson({ cleared });
  else console.log(cleared === 0 ? "there are no sample records" : `${cleared} sample records are gone`);
};
