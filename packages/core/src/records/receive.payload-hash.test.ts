import { expect, test } from "vitest";
import { payloadHash, withoutEmpty } from "./receive.ts";

test("a payload's hash does not depend on the order of its fields", () => {
  expect(payloadHash({ a: "1", b: true })).toBe(payloadHash({ b: true, a: "1" }));
  expect(payloadHash({ a: "1" })).not.toBe(payloadHash({ a: "2" }));
});

test("empty texts are dropped and other empty values kept", () => {
  expect(withoutEmpty({ a: "", b: false, c: 0, d: "x" })).toEqual({ b: false, c: 0, d: "x" });
});
