import { readOfficePhoto } from "@site/core/office/record/photos";
import { getPhotoEndpoint } from "@site/core/office/record/record-contract";
import { office, readNamed } from "../office.ts";

export const handler = office(getPhotoEndpoint, async ({ context, event, member }) => {
  const { row } = await readNamed(context, member.role, event);
  return { body: { jpeg: await readOfficePhoto(context, row, event.pathParameters?.photo ?? "none") } };
});
