import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newId } from "@site/core/store/ids";
import { expect, type Site, startSite, test } from "../support/servers/site.ts";

/** Every form, what it sends, and how many mails it leads to: to the staff and to the visitor, an entry to the visitor. */
const forms = [
  { path: "/api/quotes", mails: 2, body: { serviceType: "doors" } },
  { path: "/api/service-requests", mails: 2, body: { product: "doors", description: "The lock sticks." } },
  { path: "/api/jobs/apply", mails: 2, body: { position: "Installer", phone: "315-555-0142" } },
  {
    path: "/api/contest/entries",
    mails: 1,
    body: {
      address: "12 Main St",
      cityZip: "Utica 13501",
      phone: "315-555-0142",
      projectInterest: "Siding",
      referralSource: "Event",
      agreedToTerms: "yes",
    },
  },
];

/** Sends every form five times at once. @returns id -> number of mails that it must lead to */
async function sendAll(site: Site): Promise<Map<string, number>> {
  const sent = forms.flatMap(({ path, mails, body }) =>
    Array.from({ length: 5 }, async () => {
      const id = newId();
      const response = await fetch(site.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": id },
        body: JSON.stringify({ name: "Ann Notify", email: `${id}@example.org`, ...body }),
      });
      // 202 where the machine is so busy that the table is late: it is stored from the fallback queue.
      expect([201, 202]).toContain(response.status);
      return [id, mails] as const;
    }),
  );
  return new Map(await Promise.all(sent));
}

/** id -> number of mails in the outbox that name it. */
async function readMails(outbox: string, ids: Iterable<string>): Promise<Map<string, number>> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  const texts = mails.map((mail) => mail.replace(/=\r?\n/g, "").split("Content-Type: text/html")[0] ?? "");
  return new Map([...ids].map((id) => [id, texts.filter((text) => new RegExp(`^\\w+: ${id}`, "m").test(text)).length]));
}

let dataDir: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-notify-"));
});

test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("while no mail can be sent visitors are still accepted, and after the recovery every record's mails are in the outbox once", async () => {
  const outbox = join(dataDir, "outbox");
  await writeFile(outbox, "a file in the folder's way: every mail fails");
  const down = await startSite({ dataDir });
  const expected = await sendAll(down);
  await down.stop();
  expect(await readFile(outbox, "utf8")).toContain("every mail fails");
  await rm(outbox);
  // Twice: what is sent once must not be sent again by a later sweep.
  for (let start = 0; start < 2; start += 1) {
    const up = await startSite({ dataDir });
    await expect.poll(() => readMails(outbox, expected.keys()), { timeout: 60_000 }).toEqual(expected);
    await up.stop();
  }
  expect(await readMails(outbox, expected.keys())).toEqual(expected);
});

test("a server that is killed amid its mails sends the rest at its next start", async () => {
  const site = await startSite({ dataDir });
  const expected = await sendAll(site);
  await site.kill();
  const again = await startSite({ dataDir });
  const outbox = join(dataDir, "outbox");
  const isComplete = async () => {
    const found = await readMails(outbox, expected.keys());
    return [...expected].every(([id, count]) => (found.get(id) ?? 0) >= count);
  };
  await expect.poll(isComplete, { timeout: 60_000 }).toBe(true);
  await again.stop();
});
