import { colors } from "@site/company/colors";
import { profile } from "@site/company/profile";
import { expect, test } from "vitest";
import { addressLine, telUri } from "../business/profile.ts";
import { buildEntryRequest } from "../giveaway/entry.fixture.ts";
import { readSettings } from "../settings.ts";
import { composeMail, type MailTexts } from "./mail.ts";
import { toMime } from "./mime.ts";

const build = (more: Partial<MailTexts> = {}) =>
  composeMail({ to: ["staff@example.com"], subject: "Hello", paragraphs: ["One."], ...more });

/** Header lines of a raw message, folded lines joined. */
async function buildHeaders(texts: Partial<MailTexts>): Promise<string[]> {
  const raw = (await toMime(build(texts), readSettings({}))).toString("utf8");
  return (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

const named = (headers: string[], name: string) =>
  headers.filter((line) => line.toLowerCase().startsWith(`${name}:`)).map((line) => line.slice(name.length + 2));

test("a mail says the same as text and as HTML and ends with the postal address", () => {
  const { text, html } = build({
    facts: [
      ["Name", "Ann"],
      ["Phone", undefined],
      ["Notes", "a\nb"],
    ],
  });
  expect(text).toContain("One.\n\nName: Ann\nNotes: a\nb\n\n-- \n");
  expect(text).toContain(addressLine(profile.showroom));
  expect(html).toMatch(/<td[^>]*>a<br>b<\/td>/);
  expect(html).toContain(addressLine(profile.showroom));
  expect(html).not.toContain("Phone<");
});

test("what happens next stands in both as a numbered list, and a closing after the facts", () => {
  const { text, html } = build({ steps: ["We read <it>", "We call"], facts: [["Name", "Ann"]], closing: ["Bye."] });
  expect(text).toContain("One.\n\nWhat happens next:\n1. We read <it>\n2. We call\n\nName: Ann\n\nBye.\n\n-- ");
  expect(html).toMatch(/<ol[^>]*><li>We read &lt;it&gt;<\/li><li>We call<\/li><\/ol>/);
  expect(html.indexOf("Bye.")).toBeGreaterThan(html.indexOf("Ann"));
});

test("markup in a visitor's text stays text: no element, no link", () => {
  const attack = `<img src=x onerror="alert(1)"><a href='https://evil.example'>&`;
  const { html } = build({ paragraphs: [attack], facts: [[attack, attack]] });
  expect(html).not.toMatch(/<(img|script)\b/i);
  expect([...html.matchAll(/<a\s+href="([^"]*)"/g)].map(([, to]) => to)).toEqual([telUri(profile.phone)]);
  expect(html).toContain(
    "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;a href=&#39;https://evil.example&#39;&gt;&amp;",
  );
});

test("a mail has the company's colors and name, a greeting, one button, and every mark is filled in", () => {
  const { html, text } = build({
    greeting: "Hi Ann,",
    button: ["See your request", "https://www.example.com/request/x"],
  });
  for (const color of [colors.voice[800], colors.action[600]]) expect(html).toContain(color);
  expect(html).toContain(profile.company.replace("&", "&amp;"));
  expect(html).toMatch(/href="https:\/\/www\.example\.com\/request\/x"/);
  expect(html).toMatch(/Hi Ann,<\/p><p[^>]*>One\./);
  expect(text).toContain("Hi Ann,\n\nOne.\n\nSee your request: https://www.example.com/request/x\n\n");
  for (const each of [html, build().html]) expect(each).not.toMatch(/\{\{|undefined/);
  expect(build().html).not.toContain(colors.action[600]);
});

test.each([
  "Ann\r\nBcc: victim@example.net",
  "Ann\nTo: victim@example.net",
  "Ann\u2028Cc: victim@example.net",
  "Ann\u0000\u000bSender: victim@example.net",
])("%j in a subject adds no header and no recipient", async (subject) => {
  const headers = await buildHeaders({ subject });
  expect(named(headers, "to")).toEqual(["staff@example.com"]);
  for (const name of ["bcc", "cc", "sender"]) expect(named(headers, name)).toEqual([]);
  expect(named(headers, "from")).toEqual([`"${profile.company}" <${profile.email}>`]);
});

test("Reply-To is set for a valid address and left out for anything else", async () => {
  const { email } = buildEntryRequest();
  expect(named(await buildHeaders({ replyTo: email }), "reply-to")).toEqual([email]);
  for (const replyTo of ["", "ann", "a@b.co, c@d.co", "a@b.co\r\nBcc: c@d.co", `${"x".repeat(255)}@example.org`]) {
    expect(named(await buildHeaders({ replyTo }), "reply-to")).toEqual([]);
  }
});

test("a mail that can be stopped says so to the mail program, any other does not", async () => {
  const stop = "https://office.example.org/stop?a=1";
  const raw = async (more: object) => (await toMime({ ...build({}), ...more }, readSettings({}))).toString("utf8");
  expect(await raw({ unsubscribe: stop })).toContain(`\r\nList-Unsubscribe: <${stop}>\r\n`);
  expect(await raw({})).not.toContain("List-Unsubscribe");
});

test("only what a machine wrote says that a machine wrote it, and a reply follows the mails before it", async () => {
  const raw = async (more: object, settings = {}) =>
    (await toMime({ ...build({}), ...more }, readSettings(settings))).toString("utf8").replace(/\r\n[ \t]+/g, " ");
  const origin = (notice: string) => ({ origin: { kind: "lead", id: "1", notice } });
  for (const mail of [origin("staff"), origin("visitor"), {}])
    expect(await raw(mail)).toContain("Auto-Submitted: auto-generated");
  const reply = await raw({ ...origin("reply"), follows: ["first-1", "second-2"] });
  expect(reply).not.toContain("Auto-Submitted");
  expect(reply).toContain("In-Reply-To: <second-2@email.amazonses.com>\r\n");
  expect(reply).toContain("References: <first-1@email.amazonses.com> <second-2@email.amazonses.com>\r\n");
  expect(await raw({ follows: ["first-1"] }, { AWS_REGION: "us-west-2" })).toContain(
    "In-Reply-To: <first-1@us-west-2.amazonses.com>\r\n",
  );
});

test("names of every script survive in subject and body, long subjects are cut", async () => {
  for (const name of ["Zoë Núñez", "李小龍", "محمد", "👩‍🔧 Ann"]) {
    const raw = (await toMime(build({ subject: name, paragraphs: [name] }), readSettings({}))).toString("utf8");
    expect(raw).toContain("charset=utf-8");
    const encoded = [...raw.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, text = ""]) =>
      kind?.toUpperCase() === "B"
        ? Buffer.from(text, "base64")
        : Buffer.from(
            text
              .replaceAll("_", " ")
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            "latin1",
          ),
    );
    expect(Buffer.concat(encoded).toString("utf8")).toBe(name);
  }
  expect(build({ subject: "x".repeat(500) }).subject).toHaveLength(200);
});
