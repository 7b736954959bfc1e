import { openFileEndpoint } from "@site/core/office/record/record-contract";
import { linkToFile } from "@site/core/office/record/visitor-files";
import { office, readNamed } from "../office.ts";

export const handler = office(openFileEndpoint, async ({ context, event, member }) => {
  const { row } = await readNamed(context, member.role, event);
  const location = await linkToFile(context, row, event.pathParameters?.file ?? "none");
  return { status: 303, headers: { location }, body: {} };
});
