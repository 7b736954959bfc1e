import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { scanTable } from "@site/core/person/scan-table";
import { belongings } from "@site/core/search/find-mentioned";
import { indexRow } from "@site/core/search/index-row";
import type { Command } from "./command.ts";
import { printJson } from "./output.ts";
import { progress } from "./progress.ts";
import { storeSample } from "./sample-leads.ts";

const usual = 200;

/** Adds requests of an invented month, marked as samples, for whoever learns the office. */
export const fill: Command = async (context, { leads = usual, json }) => {
  const tell = progress("records");
  for (let position = 0; position < leads; position += 1) {
    const key = await storeSample(context, position);
    await indexRow(context, key);
    tell?.(position + 1);
  }
  if (json) printJson({ filled: leads });
  else console.log(`${leads} sample records are in the office; \`sample clear\` takes them away`);
};

/** Takes every sample away, with its notes and its words. */
export const clear: Command = async (context, { json }) => {
  const { store } = context;
  let cleared = 0;
  for await (const row of scanTable(context)) {
    if (row.sample !== true || row.__edb_e__ === "arrival") continue;
    for (const { pk, sk } of [...(await belongings(context, row)), row])
      await store.client.send(new DeleteCommand({ TableName: store.table, Key: { pk, sk } }));
    cleared += 1;
  }
  if (json) printJson({ cleared });
  else console.log(cleared === 0 ? "there are no sample records" : `${cleared} sample records are gone`);
};
