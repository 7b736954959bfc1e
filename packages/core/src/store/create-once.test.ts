import { expect, test } from "vitest";
import { createOnce, payloadHash, withoutEmpty } from "./create-once.ts";

const hash = payloadHash({ name: "Ann" });
const missing = async () => ({ data: null });

test("a payload's hash does not depend on the order of its fields", () => {
  expect(payloadHash({ a: "1", b: true })).toBe(payloadHash({ b: true, a: "1" }));
  expect(payloadHash({ a: "1" })).not.toBe(payloadHash({ a: "2" }));
});

test("a refused put is a replay when the stored item comes back with the same payload", async () => {
  const refused = async () => ({ rejected: true, data: { id: "1", payloadHash: hash } });
  expect(await createOnce(hash, refused, missing)).toBe(false);
});

test("a store that returns no item is asked for it", async () => {
  const refused = async () => ({ rejected: true, data: null });
  const read = async () => ({ data: { id: "1", payloadHash: hash } });
  expect(await createOnce(hash, refused, read)).toBe(false);
});

test("another payload under the same id is a mismatch", async () => {
  const refused = async () => ({ rejected: true, data: { id: "1", payloadHash: payloadHash({ name: "Bob" }) } });
  await expect(createOnce(hash, refused, missing)).rejects.toMatchObject({ code: "mismatch" });
});

test("empty texts are dropped and other empty values kept", () => {
  expect(withoutEmpty({ a: "", b: false, c: 0, d: "x" })).toEqual({ b: false, c: 0, d: "x" });
});
