import { answerTurn } from "@site/assistant/conversation/answer-turn";
import { freshMemory } from "@site/assistant/conversation/sessions";
import { profile } from "@site/company/profile";
import { telUri } from "@site/core/business/profile";
import { composeMail } from "@site/core/email/mail";
import { toMime } from "@site/core/email/mime";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leads } from "@site/core/leads/record";
import { deliverNotices } from "@site/core/notify/deliver-notices";
import { buildSuppliers } from "@site/core/notify/suppliers.fixture";
import { toCsv } from "@site/core/records/csv";
import { requestUrl } from "@site/core/records/request-link";
import { newId } from "@site/core/store/ids";
import naughty from "big-list-of-naughty-strings/blns.json" with { type: "json" };
import { parse } from "csv-parse/sync";
import { Parser } from "htmlparser2";
import { afterAll, expect, test } from "vitest";
import { startForms } from "../support/servers/form-server.ts";

const { context, log, post, rows, close } = await startForms();
afterAll(close);

/** Strings that break programs, collected by others, and what begins a formula in a spreadsheet. */
const texts = [
  ...naughty,
  ...["=", "+", "-", "@", "\t=", "\r=", "＝"].map((start) => `${start}HYPERLINK("http://evil.example","x")`),
  "Ann\r\nBcc: victim@example.org\r\n\r\n<b>body</b>",
  "Ann\u2028Bcc: victim@example.org",
].filter((text) => text.trim() !== "");

const sent: { text: string; status: number; json: unknown }[] = [];
for (const text of texts) {
  const body = buildQuoteRequest({ name: text, notes: `x ${text}`, location: text });
  const { status, json } = await post({ path: "/api/quotes", body });
  sent.push({ text, status, json });
}
const stored = await rows();
const suppliers = buildSuppliers();
const told = { ...context, ...suppliers };
for (const { id } of stored)
  await deliverNotices(told, leads(context.store).get({ id }).params<{ Key: { pk: string; sk: string } }>().Key);

test("each text is stored or refused with a message that does not repeat it", () => {
  for (const { text, status, json } of sent) {
    expect([201, 400], text).toContain(status);
    if (status === 400 && text.length > 12)
      expect(JSON.stringify(json)).not.toContain(JSON.stringify(text).slice(1, -1));
  }
  expect(stored).toHaveLength(sent.filter(({ status }) => status === 201).length);
  expect(stored.length).toBeGreaterThan(400);
});

test("a spreadsheet runs none of them, and every cell comes back", () => {
  const columns = ["id", "name", "location", "notes"] as const;
  const cells: string[][] = parse(toCsv(stored, columns), { bom: true, from_line: 2 });
  expect(cells).toHaveLength(stored.length);
  const apart = (text: string) => text.replace(/'/g, "");
  for (const [index, row] of stored.entries()) {
    for (const [column, name] of columns.entries()) {
      const cell = cells[index]?.[column] ?? "";
      expect(apart(cell)).toBe(apart(String(row[name] ?? "")));
      for (const line of cell.split(/[\r\n]/)) expect(line).not.toMatch(/^[=+\-@\t＝＋－＠]/);
    }
  }
});

/** Names of elements and attributes that a mail program would see. */
function getParts(html: string): { elements: Set<string>; attributes: Set<string> } {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const parser = new Parser({
    onopentag(name, given) {
      elements.add(name);
      for (const attribute of Object.keys(given)) attributes.add(attribute);
    },
  });
  parser.end(html);
  return { elements, attributes };
}

/** What our own layout has, with all that a mail may hold. */
const ours = getParts(
  composeMail({
    to: [],
    subject: "Plain",
    paragraphs: ["One\nTwo"],
    steps: ["Step"],
    facts: [["Name", "Ann"]],
    button: ["Open", "https://www.example.com/"],
  }).html,
);

test("no mail has a header, a recipient or an element that we did not put there", async () => {
  expect(suppliers.mails.length).toBeGreaterThanOrEqual(stored.length);
  for (const mail of suppliers.mails) {
    const { elements, attributes } = getParts(mail.html);
    for (const name of elements) expect(ours.elements).toContain(name);
    for (const name of attributes) expect(ours.attributes).toContain(name);
    // The links that we put there lead to the visitor's own request, and to our telephone.
    const links = [...mail.html.matchAll(/<a\s+href="([^"]*)"/g)].map(([, to = ""]) => to);
    expect(links.length).toBe([...mail.html.matchAll(/<a\b/gi)].length);
    const others = links.filter((to) => to !== telUri(profile.phone)).map((to) => new URL(to));
    for (const { pathname, origin } of others) {
      expect(origin).toBe(new URL(requestUrl(context.settings, "lead", { id: newId() })).origin);
      expect(pathname).toMatch(/^\/request\/[\w-]{54}$/);
    }
    expect(others.length).toBeLessThanOrEqual(1);
    const raw = (await toMime(mail, context.settings)).toString("utf8");
    const head = (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ");
    const names = head.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase() ?? "");
    expect(names.length).toBe(new Set(names).size);
    for (const name of ["bcc", "cc", "resent-to"]) expect(names).not.toContain(name);
    expect(/^To: (.*)$/m.exec(head)?.[1]).toBe(mail.to.join(", "));
    expect(mail.to).toHaveLength(1);
  }
  expect(ours.elements.size).toBeGreaterThan(3);
  for (const name of ["script", "img", "iframe", "svg", "link", "form"]) expect(ours.elements).not.toContain(name);
});

test("control: a mail that takes a text as it came has elements of its own", () => {
  const open = texts.filter((text) => getParts(`<p>${text}</p>`).elements.size > 1);
  expect(open.length).toBeGreaterThan(50);
});

test("no line of the log repeats one of them", () => {
  const lines = log.join("\n");
  const telling = texts.filter((text) => text.length > 12);
  expect(log.length).toBeGreaterThanOrEqual(texts.length);
  expect(telling.filter((text) => lines.includes(text) || lines.includes(JSON.stringify(text).slice(1, -1)))).toEqual(
    [],
  );
});

const units = [
  "x",
  " ",
  "<div>",
  "é",
  "\u0301",
  "\n",
  "1",
  "a.",
  "no ",
  "my name is ",
  "and ",
  "?",
  "(315) 555-0142 ",
  "a@b.co ",
];
const long = units.map((unit) => unit.repeat(2000 / unit.length));

test.each([undefined, "name", "contact"] as const)(
  "the assistant answers each of them in words of its own, asked before for %s",
  async (lastAsked) => {
    const engines = {};
    for (const text of [...texts, ...long]) {
      const { content, slots } = await answerTurn(
        {
          slots: {},
          memory: { ...freshMemory(), lastAsked },
          state: "answering",
          history: [],
          messages: [text],
          now: new Date("2026-11-23T15:00:00Z"),
          signal: new AbortController().signal,
          deadline: Date.now() + 60_000,
        },
        engines,
      );
      expect(content.trim(), text).not.toBe("");
      expect(content.length, text).toBeLessThan(1500);
      expect(content, text).not.toMatch(/<|undefined|\[object/);
      expect(JSON.stringify(slots), text).not.toMatch(/[<>]/);
    }
  },
);
