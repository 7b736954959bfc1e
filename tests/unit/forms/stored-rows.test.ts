import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { localTableName } from "@site/dev/store/embedded-dynamodb";
import { handler } from "@site/functions/handlers/notify/notify-records";
import { buildContext } from "@site/functions/http/event.fixture";
import { afterAll, expect, test, vi } from "vitest";
import { startForms } from "../../support/servers/form-server.ts";

const outbox = await mkdtemp(join(tmpdir(), "rows-"));
const { context, post, close } = await startForms({ RATE_LIMIT: "off", OUTBOX_DIR: outbox });
const notify = handler.withContext(context);
afterAll(async () => {
  vi.useRealTimers();
  await close();
});

async function readRow(id: string): Promise<Record<string, unknown>> {
  const { Items = [] } = await context.store.client.send(new ScanCommand({ TableName: localTableName }));
  return Items.find((item) => item.id === id) ?? {};
}

/** What a page adds to what its visitor filled in. */
const hidden = {
  filledMs: 9000,
  sourcePage: "/windows",
  attribution: { first: { utm_source: "radio" }, last: { utm_campaign: "spring", landingPath: "/windows" } },
};

const person = { name: "Ann Lee", email: "Ann@example.org", phone: "(315) 555-0142" };

const quote = {
  ...person,
  location: "Rome, NY 13440",
  serviceType: "windows",
  productType: "bay",
  notes: "Two\nwindows",
  smsOptIn: true,
};

const forms: Record<string, { path: string; body: object }> = {
  "a full estimate request": { path: "/api/quotes", body: { ...quote, ...hidden } },
  "an estimate request with empty fields": {
    path: "/api/quotes",
    body: { name: "Bo", email: "", phone: "315 555 0199 x2", location: "", notes: "", serviceType: "other" },
  },
  "an estimate request by a program": { path: "/api/quotes", body: { ...quote, email: "", subject: "pills" } },
  "a service request": {
    path: "/api/service-requests",
    body: { ...person, address: "12 Main St, 90210", product: "doors", description: "The lock sticks.", ...hidden },
  },
  "a giveaway entry": {
    path: "/api/contest/entries",
    body: {
      ...person,
      address: "12 Main Street",
      cityZip: "Utica, NY 13501",
      projectInterest: "Siding",
      referralSource: "Event",
      agreedToTerms: "yes",
      ...hidden,
    },
  },
  "a job application": {
    path: "/api/jobs/apply",
    body: {
      ...person,
      position: "Installer",
      city: "Rome",
      yearsExperience: "3-5",
      hasLicense: "yes",
      availability: "2-weeks",
      coverLetter: "I fit\nwindows.",
      ...hidden,
    },
  },
  "a short job application": {
    path: "/api/jobs/apply",
    body: { ...person, position: "Installer", city: "", hasLicense: "", coverLetter: "" },
  },
};

/** The text of each mail in the outbox, in order, without what is new in each mail. */
async function mails(): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  return texts
    .map((text) => text.split("Content-Type: text/html")[0] ?? "")
    .map((text) =>
      text
        .replace(/^(Message-ID|Date|X-[\w-]+|MIME-Version): .*\r?\n(?:[ \t].*\r?\n)*/gim, "")
        .replace(/[-\w="]*_Part_[-\w"=.]*|boundary=".*"/g, "")
        .replace(/^--.*$/gm, ""),
    );
}

const file = join(import.meta.dirname, "../../fixtures/stored-rows.txt");

test("what each form stores, answers and mails is what it was before [R-28, R-29, R-30]", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T15:04:05.678Z") });
  const found: Record<string, object> = {};
  for (const [index, [name, form]] of Object.entries(forms).entries()) {
    const key = `019aab00-0000-7000-8000-00000000000${index}`;
    const { status, json } = await post({ ...form, key, headers: { "user-agent": "Test" } });
    const row = await readRow(key);
    const Keys = { pk: { S: String(row.pk) }, sk: { S: String(row.sk) } };
    await notify({ Records: [{ eventName: "INSERT", dynamodb: { Keys } }] }, buildContext(30_000));
    const { notifyState, notices, repeatOf, notifiedAt } = await readRow(key);
    const notified = { notifyState, notices: Object.keys(Object(notices)), repeatOf, notifiedAt };
    found[name] = { status, json, row: Object.fromEntries(Object.entries(row).sort()), notified };
  }
  const text = `${JSON.stringify({ ...found, mails: await mails() }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(file);
});
