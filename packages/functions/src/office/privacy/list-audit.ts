import { listAuditEntries } from "@site/core/audit/audit-log";
import { localTime } from "@site/core/business/local-time";
import { AppError } from "@site/core/contract/errors";
import { listAuditEndpoint } from "@site/core/office/privacy-contract";
import { office } from "../office.ts";

/** Lines of one page, the latest first. */
const shown = 500;

export const handler = office(listAuditEndpoint, async ({ context, query }) => {
  const month = query.month ?? localTime(context.now()).date.slice(0, 7);
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new AppError("invalid", "Please choose a month.");
  const found = (await listAuditEntries(context, month)).toReversed();
  const from = query.after ? found.findIndex(({ id }) => id === query.after) + 1 : 0;
  const page = found.slice(from, from + shown);
  const next = found.length > from + shown ? page.at(-1)?.id : undefined;
  return {
    body: {
      accesses: page.map(({ id, at, by, command, recordIds = [], toFile }) => ({
        id,
        at,
        by,
        command,
        recordIds,
        toFile,
      })),
      ...(next ? { next } : {}),
    },
  };
});
