import { findAllowedAddress } from "@site/core/consent/ledger";
import type { Mail } from "@site/core/email/mail";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leadRecord, leads } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { readRecord } from "@site/core/records/read-records";
import { newId } from "@site/core/store/ids";
import { beforeAll, expect, test, vi } from "vitest";
import { handlerContextWith } from "../../context.fixture.ts";
import { buildContext, buildEvent } from "../../http/event.fixture.ts";
import { handler as showStop } from "./show-stop.ts";
import { handler as stopMails } from "./stop-mails.ts";

let mails: Mail[] = [];
const context = handlerContextWith(
  { PUBLIC_URL: "https://www.example.org", RATE_LIMIT: "off" },
  { sendMail: async (mail) => String(mails.push(mail)) },
);

beforeAll(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));

/** A request whose confirmation went out. @returns the address for mail programs in it */
async function newLead() {
  mails = [];
  const email = `${newId()}@example.org`;
  const { id } = await submitQuote(context, buildQuoteRequest({ email }), { id: newId() });
  await deliverNotices(context, leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key);
  return { id, email, url: new URL(mails.find(({ to }) => String(to[0]) === email)?.unsubscribe ?? "") };
}

async function ask(handler: typeof stopMails | typeof showStop, { searchParams }: URL, body = "", type = "") {
  const headers = { "content-type": type };
  const queryStringParameters = Object.fromEntries(searchParams);
  const answer = await handler.withContext(context)(
    buildEvent({ body, headers, queryStringParameters }),
    buildContext(),
  );
  return { status: answer.statusCode, body: answer.body ?? "", headers: answer.headers ?? {} };
}

const form = "application/x-www-form-urlencoded";
const oneClick = "List-Unsubscribe=One-Click";

test("the confirmation says where a mail program stops mails by one click; staff mails don't", async () => {
  const { url } = await newLead();
  expect(`${url.origin}${url.pathname}`).toBe("https://www.example.org/api/requests/stop-mails");
  expect(mails.map(({ isOneClick }) => isOneClick)).toEqual([undefined, true]);
});

test("whoever opens or prefetches the link changes nothing and is led to the page with the button", async () => {
  const { id, email, url } = await newLead();
  const before = await readRecord(context, leadRecord, id);
  for (let times = 0; times < 3; times += 1) {
    const { status, headers } = await ask(showStop, url);
    expect([status, headers.location]).toEqual([303, `/request/${url.searchParams.get("token")}`]);
  }
  expect(await readRecord(context, leadRecord, id)).toEqual(before);
  expect(await findAllowedAddress(context, email)).toBe(email);
});

test("one click stops mails, in either encoding of a form, and the staff sees it once", async () => {
  const multipart = `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--`;
  for (const [body, type] of [
    [oneClick, form],
    [multipart, "multipart/form-data; boundary=b"],
  ]) {
    const { id, email, url } = await newLead();
    for (let times = 0; times < 3; times += 1) expect((await ask(stopMails, url, body, type)).status).toBe(200);
    expect(await findAllowedAddress(context, email)).toBeUndefined();
    const { visitorChanges } = await readRecord(context, leadRecord, id);
    expect(visitorChanges).toMatchObject([{ title: "No more emails" }]);
  }
});

test("a page of another site can't stop anybody's mails through their browser", async () => {
  const { email, url } = await newLead();
  const queryStringParameters = Object.fromEntries(url.searchParams);
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
    const event = buildEvent({ body: oneClick, headers: { "content-type": form, ...headers }, queryStringParameters });
    expect((await stopMails.withContext(context)(event, buildContext())).statusCode).toBe(403);
  }
  expect(await findAllowedAddress(context, email)).toBe(email);
});

test("a POST without the word of a mail program, or with a guessed link, changes nothing", async () => {
  const { email, url } = await newLead();
  for (const body of ["", "a=b", "List-Unsubscribe=maybe", `${"x".repeat(100_000)}${oneClick}`])
    expect((await ask(stopMails, url, body, form)).status).toBe(400);
  const guess = new URL(url);
  guess.searchParams.set("token", `${"A".repeat(53)}g`);
  expect((await ask(stopMails, guess, oneClick, form)).status).toBe(404);
  expect((await ask(stopMails, new URL("https://www.example.org/"), oneClick, form)).status).toBe(404);
  expect(await findAllowedAddress(context, email)).toBe(email);
});
