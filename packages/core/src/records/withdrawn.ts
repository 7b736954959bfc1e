import type { VisitorChange } from "./fields.ts";

export const withdrawnTitle = "Withdrawn";

/** Whether the last that its visitor said of a record is that it is withdrawn. */
export const isWithdrawn = ({ visitorChanges }: { visitorChanges?: readonly VisitorChange[] | undefined }): boolean =>
  visitorChanges?.at(-1)?.title === withdrawnTitle;
