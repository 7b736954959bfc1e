import { expect, test } from "vitest";
import { getPart, pageSize } from "./output.ts";

test.each([
  [{ json: false }, { page: 1, limit: pageSize }],
  [
    { json: false, page: 2 },
    { page: 2, limit: pageSize },
  ],
  [{ json: true }, { page: 1, limit: Number.MAX_SAFE_INTEGER }],
  [
    { json: true, page: 2 },
    { page: 2, limit: pageSize },
  ],
  [
    { json: true, page: 2, limit: 3 },
    { page: 2, limit: 3 },
  ],
])("of a list %j shows %j", (options, part) => {
  expect(getPart(options)).toEqual(part);
});
