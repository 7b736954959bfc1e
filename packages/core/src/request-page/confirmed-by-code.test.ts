import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import type { Mail } from "../email/mail.ts";
import { buildQuoteRequest } from "../leads/lead.fixture.ts";
import { leadRecord } from "../leads/record.ts";
import { submitQuote } from "../leads/submit-quote.ts";
import { undoStatus } from "../records/plan-status.ts";
import { readRecord } from "../records/read-records.ts";
import { buildToken } from "../records/request-link.ts";
import { newId } from "../store/ids.ts";
import { changeRequest } from "./change-request.ts";

const mails: Mail[] = [];
const context = contextWith({}, { sendMail: async (mail: Mail) => String(mails.push(mail)) });
const codeSent = () => /Your code is (\d{6})/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";

async function begin(action: "copy" | "withdraw") {
  const { id } = await submitQuote(context, buildQuoteRequest({ email: `${newId()}@example.org` }), { id: newId() });
  const token = buildToken(context.settings, "lead", { id });
  const sent = await changeRequest(context, { token, action, values: {} });
  return { id, token, ticket: "ticket" in sent ? sent.ticket : "", code: codeSent() };
}

test("a code confirms the action that its mail names, and no other", async () => {
  const { id, token, ticket, code } = await begin("copy");
  const values = { name: "Mallory", phone: "", email: "mallory@example.org", location: "", address: "" };
  await expect(changeRequest(context, { token, action: "contact", values, code }, ticket)).rejects.toThrow("code");
  expect((await readRecord(context, leadRecord, id)).email).not.toBe("mallory@example.org");
});

test("a withdrawal that the visitor was told of is not taken back, by the command line neither", async () => {
  const { id, token, ticket, code } = await begin("withdraw");
  expect(await changeRequest(context, { token, action: "withdraw", values: {}, code }, ticket)).toEqual({
    done: "withdrawn",
  });
  await expect(undoStatus(context, leadRecord, id, "pat")).rejects.toThrow("no change");
});
