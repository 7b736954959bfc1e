import { listAccesses } from "@site/core/access/note-access";
import { AppError } from "@site/core/contract/errors";
import { listAudit } from "@site/core/office/person-contract";
import { office } from "./office.ts";

export const handler = office(listAudit, async ({ context, query }) => {
  const month = query.month ?? context.now().toISOString().slice(0, 7);
  if (!/^\d{4}-\d{2}$/.test(month)) throw new AppError("invalid", "Please choose a month.");
  const found = await listAccesses(context, month);
  return {
    body: {
      accesses: found
        .toReversed()
        .slice(0, 1000)
        .map(({ id, at, by, command, recordIds = [], toFile }) => ({ id, at, by, command, recordIds, toFile })),
    },
  };
});
