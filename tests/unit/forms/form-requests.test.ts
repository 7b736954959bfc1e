import { newId } from "@site/core/store/ids";
import { afterAll, expect, test } from "vitest";
import { acceptedAs, forms, startForms } from "../../support/servers/form-server.ts";

const { url, log, post, rows, close } = await startForms();
afterAll(close);

const said = { message: expect.stringMatching(/\w/) };
const storedUnder = async (key: string) => (await rows()).filter(({ id }) => id === key);

test.each(forms)("$path: twenty parallel posts with one key store one record and answer the same id", async (form) => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({ ...form, key })));
  expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [201, acceptedAs(key)]));
  expect(await storedUnder(key)).toHaveLength(1);
});

test.each(forms)("$path: a press repeated after its answer was lost stores nothing new", async (form) => {
  const key = newId();
  const before = log.length;
  const lost = new AbortController();
  const headers = { "content-type": "application/json", "idempotency-key": key };
  const first = fetch(url + form.path, {
    method: "POST",
    body: JSON.stringify(form.body),
    headers,
    signal: lost.signal,
  });
  // Whichever is first; a press that fails or is refused says so.
  await Promise.race([
    first.then(({ status }) => expect(status).toBe(201)),
    expect.poll(() => storedUnder(key), { interval: 5 }).toHaveLength(1),
  ]);
  lost.abort();
  const again = await post({ ...form, key });
  expect([again.status, again.json]).toEqual([201, acceptedAs(key)]);
  expect(await storedUnder(key)).toHaveLength(1);
  // Both are over: the log of what comes next is its own.
  await expect.poll(() => log.length - before).toBe(2);
});

test("distinct keys store distinct records, also of the same details, and no key or a bad one gets an id of its own", async () => {
  const before = (await rows()).length;
  const bad = ["", "no-uuid", "x".repeat(5000)];
  for (const form of forms) {
    const keys = [newId(), newId(), ...bad];
    const answers = await Promise.all(keys.map((key) => post({ ...form, key })));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(keys.length);
  }
  expect((await rows()).length).toBe(before + forms.length * (2 + bad.length));
});

test("one key sent to all forms stores one record of each kind", async () => {
  const key = newId();
  const answers = await Promise.all(
    forms.filter(({ path }) => !path.includes("service")).map((form) => post({ ...form, key })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await storedUnder(key)).toHaveLength(3);
});

test.each(forms)("$path: a known key with other details is a 422 and changes nothing", async (form) => {
  const key = newId();
  await post({ ...form, key });
  const answer = await post({ path: form.path, key, body: { ...form.body, name: "Somebody Else" } });
  expect([answer.status, answer.json]).toEqual([422, said]);
  expect(await storedUnder(key)).toMatchObject([{ name: form.body.name }]);
});

test.each(forms)("$path: anybody may send it, without a session, and gets no cookie [W-01]", async (form) => {
  const answer = await post(form);
  expect(answer.status).toBe(201);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.text).not.toContain(form.body.name);
});

test.each(forms)(
  "$path: another site's page, another type, another method and a large body are refused as JSON",
  async (form) => {
    const before = (await rows()).length;
    const { path } = form;
    const large = { ...form.body, padding: "x".repeat(64 * 1024) };
    const refusals = [
      [403, await post({ ...form, headers: { origin: "https://evil.example" } })],
      [403, await post({ ...form, headers: { "sec-fetch-site": "cross-site" } })],
      [415, await post({ ...form, headers: { "content-type": "text/plain" } })],
      [415, await post({ ...form, headers: { "content-type": "multipart/form-data; boundary=x" } })],
      [413, await post({ path, body: large })],
    ] as const;
    for (const [status, answer] of refusals) expect([answer.status, answer.json]).toEqual([status, said]);
    const get = await fetch(url + path);
    expect([get.status, await get.json()]).toEqual([405, said]);
    expect(await rows()).toHaveLength(before);
  },
);

test("the log holds one line a request, and nothing of what was sent", async () => {
  const before = log.length;
  for (const form of forms) {
    const key = newId();
    const { path } = form;
    await post({ ...form, key });
    await post({ ...form, key });
    await post({ path, key, body: { ...form.body, name: "Somebody Else" } });
    await post({ path, body: { ...form.body, email: "nobody" } });
    await post({ ...form, headers: { origin: "https://evil.example" } });
    await post({ path, body: { ...form.body, padding: "x".repeat(64 * 1024) } });
  }
  const said = log.slice(before);
  expect(said).toHaveLength(forms.length * 6);
  const lines = said.join("\n");
  for (const { body } of forms) {
    for (const value of Object.values(body)) {
      // "yes" and the like are words of the log itself.
      if (typeof value === "string" && value.length > 8) expect(lines).not.toContain(value);
    }
  }
  expect(lines).not.toContain("127.0.0.1");
});
