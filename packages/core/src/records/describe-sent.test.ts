import { expect, test } from "vitest";
import { describeReach } from "./describe-sent.ts";

test.each([
  [{ phone: "1", email: "a@b.c" }, "call or email"],
  [{ phone: "1", email: "" }, "call"],
  [{ phone: "1", smsOptIn: true }, "call or text"],
  [{ phone: "1", email: "a@b.c", smsOptIn: true }, "call or email"],
  [{ email: "a@b.c" }, "email"],
  [{}, "get back to"],
])("somebody is answered by the ways that they left: %j", (reached, said) => {
  expect(describeReach(reached, { sms: { service: "outbox", folder: "outbox" } })).toBe(said);
});

test("where no texts go out nobody is told of one", () => {
  expect(describeReach({ phone: "1", smsOptIn: true }, { sms: undefined })).toBe("call");
});
