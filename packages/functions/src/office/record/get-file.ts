import { getFileEndpoint } from "@site/core/office/record/record-contract";
import { readSmall } from "@site/core/office/record/visitor-files";
import { office, readNamed } from "../office.ts";

export const handler = office(getFileEndpoint, async ({ context, event, member }) => {
  const { row } = await readNamed(context, member.role, event);
  return { body: { jpeg: await readSmall(context, row, event.pathParameters?.file ?? "none") } };
});
