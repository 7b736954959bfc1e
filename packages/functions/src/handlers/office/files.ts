import { readOfficePhoto } from "@site/core/office/record/photos";
import { getFileEndpoint, getPhotoEndpoint, openFileEndpoint } from "@site/core/office/record/record-contract";
import { linkToFile, readSmall } from "@site/core/office/record/visitor-files";
import { office, readNamed } from "./office.ts";

export const getPhotoHandler = office(getPhotoEndpoint, async ({ context, event, member }) => {
  const { row } = await readNamed(context, member.role, event);
  return { body: { jpeg: await readOfficePhoto(context, row, event.pathParameters?.photo ?? "none") } };
});

export const getFileHandler = office(getFileEndpoint, async ({ context, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  return { body: { jpeg: await readSmall(context, record, row, event.pathParameters?.file ?? "none") } };
});

export const openFileHandler = office(openFileEndpoint, async ({ context, event, member }) => {
  const { record, row } = await readNamed(context, member.role, event);
  const location = await linkToFile(context, record, row, event.pathParameters?.file ?? "none");
  return { status: 303, headers: { location }, body: {} };
});
