import type { Field, FormFields } from "@site/core/contract/form";
import { enterGiveawayEndpoint } from "@site/core/giveaway/contract";
import { entryFields } from "@site/core/giveaway/form-fields";
import { applyForJobEndpoint } from "@site/core/jobs/contract";
import { applicationFields } from "@site/core/jobs/form-fields";
import { submitQuoteEndpoint, submitServiceRequestEndpoint } from "@site/core/leads/contract";
import { quoteFields, serviceRequestFields } from "@site/core/leads/form-fields";
import { newId } from "@site/core/store/ids";
import { afterAll, expect, test } from "vitest";
import { acceptedAs, forms, startForms } from "../../support/servers/form-server.ts";

const { post, rows, close } = await startForms();
afterAll(close);

/** The described fields of every form. Where a field is stored, when not under its own name, says `storedAs`. */
const described: Record<string, FormFields> = {
  [submitQuoteEndpoint.path]: quoteFields,
  [submitServiceRequestEndpoint.path]: serviceRequestFields,
  [enterGiveawayEndpoint.path]: entryFields,
  [applyForJobEndpoint.path]: applicationFields,
};

const atOnce = 8;

const storedAs: Record<string, string> = { product: "serviceType", description: "notes" };

/** A value, and the text that stands for it in one line and in paragraphs when the field takes it. */
const values: [name: string, value: unknown, line?: string, paragraphs?: string][] = [
  ["nothing", undefined],
  ["an empty text", ""],
  ["spaces", " \t "],
  ["a text that is too long", "x".repeat(5001)],
  ["a text of 10,000 characters", "x".repeat(10_000)],
  ["a number", 3155550142],
  ["false as a text", "false", "false", "false"],
  ["null", null],
  ["a list", ["Ann Lee"]],
  ["an object", { toString: "Ann Lee" }],
  ["control characters", "Ann\u0000 Lee\u0007\u007F\u0085 Lee", "Ann Lee Lee", "Ann Lee\n Lee"],
  ["bidi controls", "Ann \u202ELee\u2066 \u200Fhere", "Ann Lee here", "Ann Lee here"],
  ["a lone high surrogate", "Ann Lee \uD800 here"],
  ["a lone low surrogate", "\uDC00 Ann Lee"],
  ["markup", '<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">'],
  ["line breaks", "Ann\r\nBcc: a@b.co\u2028x", "Ann Bcc: a@b.co x", "Ann\nBcc: a@b.co\nx"],
  ["__proto__", "__proto__ of", "__proto__ of", "__proto__ of"],
  ["an object with __proto__", JSON.parse('{"__proto__":{"polluted":true}}')],
  ["a decomposed letter", "Zoe\u0308 N\u00FAn\u0303ez", "Zo\u00EB N\u00FA\u00F1ez", "Zo\u00EB N\u00FA\u00F1ez"],
  ["another script", "李小龍 محمد 👩‍🔧 Ann", "李小龍 محمد 👩‍🔧 Ann", "李小龍 محمد 👩‍🔧 Ann"],
  ["a formula", "=1+1 +315 5550142", "=1+1 +315 5550142", "=1+1 +315 5550142"],
];

const isBlank = (value: unknown): boolean => typeof value === "string" && value.trim() === "";

/** What a text field must do with a value: refuse it, or keep this. */
function textOutcome(type: string, line: string | undefined, paragraphs: string | undefined): string {
  if (type === "paragraphs") return paragraphs ?? "refused";
  if (type === "email" || line === undefined) return "refused";
  return type === "phone" && [...line].length < 10 ? "refused" : line;
}

/** What a field must do with a value: refuse it, leave it out (undefined), or keep this. */
function getOutcome(field: Field, [, value, line, paragraphs]: (typeof values)[number]): unknown {
  const absent = field.isRequired ? "refused" : undefined;
  if (field.kind === "checkbox" && !field.isRequired) return value === undefined ? false : "refused";
  if (value === undefined || value === "") return absent;
  if (field.kind === "checkbox" || "options" in field) return "refused";
  return isBlank(value) ? absent : textOutcome(field.kind, line, paragraphs);
}

test.each(forms)(
  "$path takes or refuses every value of every field as its rules say, never with a 5xx [Q-15]",
  async ({ path, body }) => {
    const before = (await rows()).length;
    const cases = Object.entries(described[path] ?? {}).flatMap(([field, description]) =>
      values.map((value) => ({ field, value, expected: getOutcome(description, value), key: newId() })),
    );
    const answers = [];
    // All at once would wait for each other for longer than the store's time limit on a busy machine.
    for (let start = 0; start < cases.length; start += atOnce) {
      const some = cases.slice(start, start + atOnce);
      const posts = some.map(({ field, value, key }) => post({ path, key, body: { ...body, [field]: value[1] } }));
      answers.push(...(await Promise.all(posts)));
    }
    const stored = new Map((await rows()).map((row) => [row.id, row]));
    for (const [index, { field, value, expected, key }] of cases.entries()) {
      const [answer, said] = [answers[index], `${field}: ${value[0]}`];
      if (expected === "refused") {
        expect([said, answer?.status, stored.has(key)]).toEqual([said, 400, false]);
        const fields = { [field]: expect.any(String) };
        expect(answer?.json).toMatchObject({ message: expect.stringMatching(/^\S.{0,120}$/), fields });
      } else {
        expect([said, answer?.status, answer?.json]).toEqual([said, 201, acceptedAs(key)]);
        expect([said, stored.get(key)?.[storedAs[field] ?? field]]).toEqual([said, expected]);
      }
    }
    const accepted = cases.filter(({ expected }) => expected !== "refused").length;
    expect(stored.size - before).toBe(accepted);
  },
);

test.each(forms)(
  "$path drops keys that reach for a prototype and anything it does not know",
  async ({ path, body }) => {
    const key = newId();
    const more =
      '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{},"status":"closed","id":"1","spam":true';
    const answer = await post({ path, key, raw: `{${more},${JSON.stringify(body).slice(1)}` });
    expect([answer.status, answer.json]).toEqual([201, acceptedAs(key)]);
    const stored = (await rows()).find(({ id }) => id === key);
    expect(stored).toMatchObject({ id: key, spam: false });
    expect(stored?.status).not.toBe("closed");
    expect(Object.hasOwn(stored ?? {}, "constructor")).toBe(false);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  },
);

test.each(forms)("$path refuses what is no record of fields, and stores nothing", async ({ path }) => {
  const before = (await rows()).length;
  const bodies = [
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1",
    "true",
    "[{}]",
    '{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}',
    "\u0000",
  ];
  for (const raw of bodies) {
    const answer = await post({ path, raw });
    expect([raw, answer.status]).toEqual([raw, 400]);
    expect(answer.json).toMatchObject({ message: expect.stringMatching(/\w/) });
  }
  expect(await rows()).toHaveLength(before);
});
