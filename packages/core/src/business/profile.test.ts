import { profile } from "@site/company/profile";
import { expect, test } from "vitest";

test("nothing optional is unset out of the box", () => {
  const unset = Object.entries(profile).filter(([, value]) => value === undefined);
  expect(unset).toEqual([]);
});
