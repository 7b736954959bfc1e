import { userInfo } from "node:os";
import { localTime } from "@site/core/business/local-time";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { submitQuote } from "@site/core/leads/submit-quote";
import { newId } from "@site/core/store/ids";
import { afterAll, expect, test } from "vitest";
import { buildOps } from "./ops.fixture.ts";

const { dataDir, context, ops, json, close } = await buildOps();

afterAll(close);

const month = localTime(new Date()).date.slice(0, 7);

test("who reads or exports personal data is on record, without any of the data", async () => {
  const id = newId();
  await submitQuote(context, buildQuoteRequest(), { id });
  await ops("reviews", "list");
  expect((await ops("audit", "list")).stdout).toBe(`No one read or changed personal data in ${month}.\n`);
  await ops("leads", "list");
  await ops("leads", "show", id);
  for (const typed of ["ann@example.org", "Smith", "315-555-0142"]) await ops("leads", "show", typed);
  await ops("person", "export", "--email", "ann@example.org", "--out", `${dataDir}/person.json`);
  const by = userInfo().username;
  const noted = await json("audit", "list", month);
  expect(noted).toMatchObject([
    { by, command: "leads list", toFile: false },
    { by, command: "leads show", recordIds: [id], toFile: false },
    { by, command: "leads show", toFile: false },
    { by, command: "leads show", toFile: false },
    { by, command: "leads show", toFile: false },
    { by, command: "person export", toFile: true },
  ]);
  expect(JSON.stringify(noted)).not.toMatch(/ann@|Smith|0142/);
});
