import { type Change, changeRecordEndpoint, type RecordView } from "@site/core/office/record/record-contract";
import { ApiError } from "@site/ui/lib/api.ts";
import { newKey } from "@site/ui/lib/new-key.ts";
import { call } from "./call.ts";

/** Sends changes of one record. One whose answer was lost goes again under its id, by which the office knows whether it was
 * done. @param path of the record in the office's API */
export function createChangeSender(path: string) {
  let unanswered: { version: number; change: Change; id: string } | undefined;
  /** @param version of the record as its author saw it */
  return async (change: Change, version: number): Promise<RecordView> => {
    const isRepeat = JSON.stringify(unanswered?.change) === JSON.stringify(change);
    const asked = (isRepeat && unanswered) || { version, change, id: newKey() };
    unanswered = asked;
    try {
      const record = await call(changeRecordEndpoint, asked, path);
      unanswered = undefined;
      return record;
    } catch (problem) {
      if (problem instanceof ApiError && problem.status < 500) unanswered = undefined;
      throw problem;
    }
  };
}
