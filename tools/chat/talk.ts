// `npm run chat -- talk CASES.jsonl [TALKS.jsonl] [--model ANSWERS.jsonl]`: plays written conversations through the assistant
// and prints each with the replies, what the window shows under them, and the lead that came of it. One case a line:
// {"id": "...", "turns": ["...", "..."], "press": ["estimate"], "contact": {"name": "...", "phone": "..."}}. What `press` has
// of a button's label or id is pressed once when it is shown; `contact` is typed into the card, unless a later turn tells it.
// With a second file they go there, as JSON. With --model the assistant has a model whose answers are written down in a file
// (recorded-model.ts); a talk that needs one more ends there and is left out.

import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import {
  type Contact,
  ContactRequest,
  ConversationAnswer,
  type QuickReply,
  type Reply,
} from "@site/core/chat/contract";
import { contactFields } from "@site/core/chat/form-fields";
import { apiPaths } from "@site/core/contract/paths";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import * as z from "zod";
import { readOptions } from "../read-options.ts";
import { startRecordedModel } from "./recorded-model.ts";
import { startServer } from "./start-server.ts";

const { shape } = ContactRequest;
const Case = z.object({
  id: z.string(),
  turns: z.array(z.string()).min(1),
  press: z.array(z.string()).default([]),
  contact: shape.contact.nullish().transform((contact): Contact => contact ?? {}),
});
const Opened = z.object({ session: z.object({ id: z.string() }) });

interface Talk {
  id: string;
  /** `shows`: the buttons under a reply as "[a | b]", and the card with what it holds. */
  turns: { visitor: string; assistant: string; shows: string }[];
  /** The stored lead's fields; null when the office got none. */
  lead: Record<string, unknown> | null;
}

const { positionals, values } = readOptions({ allowPositionals: true, options: { model: { type: "string" } } });
const [source, target] = positionals;
if (!source) throw new Error("Which file? npm run chat -- talk cases.jsonl [talks.jsonl]");

async function post(url: string, cookie: string, body: unknown) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
  return { cookies: response.headers.getSetCookie(), body: await response.json(), status: response.status };
}

/** The lead of a chat as it lies in the table, without its keys. */
async function readLead(table: DynamoDBDocumentClient, sessionId: string): Promise<Talk["lead"]> {
  const input = {
    TableName: localTableName,
    ConsistentRead: true,
    FilterExpression: "sessionId = :id AND #entity = :lead",
    ExpressionAttributeNames: { "#entity": "__edb_e__" },
    ExpressionAttributeValues: { ":id": sessionId, ":lead": "lead" },
  };
  for await (const { Items: [lead] = [] } of paginateScan({ client: table }, input))
    if (lead) return Object.fromEntries(Object.entries(lead).filter(([name]) => !/^(?:__edb|pk$|sk$|gsi)/.test(name)));
  return null;
}

const toButtons = ({ quickReplies = [], selections = [] }: Reply): QuickReply[] => [
  ...quickReplies,
  ...selections.map(({ id, title }) => ({ id, label: title })),
];

const showCard = (contact: Contact): string =>
  `[CARD ${Object.keys(contactFields)
    .map((name) => `${name}: ${contact[name as keyof Contact] ?? ""}`)
    .join(", ")}]`;

const digits = (text = ""): string => text.replace(/\D/g, "").slice(-7);

/** Whether a visitor tells in words what they would type into the card. */
const tells = (turns: readonly string[], { phone, email }: Contact): boolean =>
  turns.some((turn) => (phone && digits(turn).includes(digits(phone))) || (email && turn.includes(email)));

/** Plays a case as its visitor would in the window. @returns undefined when the model had no answer to a turn */
async function play(
  url: string,
  table: DynamoDBDocumentClient,
  { id, turns, press, contact }: z.output<typeof Case>,
): Promise<Talk | undefined> {
  const opened = await post(`${url}${apiPaths.createChatSession}`, "", {
    sessionData: { startedAt: new Date().toISOString() },
  });
  const cookie = opened.cookies.map((each) => each.split(";")[0]).join("; ");
  const sessionId = Opened.parse(opened.body).session.id;
  const said: Talk["turns"] = [];
  const misses = model?.misses();
  const toPress = new Set(press.map((each) => each.toLowerCase()));
  let mayType = Boolean(contact.phone || contact.email);
  let isCardOpen = false;
  let hasLead = false;

  async function say(visitor: string, path: string, body: object, rest: readonly string[]): Promise<void> {
    const answer = await post(`${url}${path}`, cookie, { sessionId, ...body });
    if (model?.misses() !== misses) return;
    const { data } = ConversationAnswer.safeParse(answer.body);
    if (!data) {
      said.push({ visitor, assistant: `(${answer.status}) ${JSON.stringify(answer.body)}`, shows: "" });
      return;
    }
    const { message, lead, contact: known = {} } = data;
    isCardOpen = path === apiPaths.sendChatMessage && (message.asksContact ?? (isCardOpen && !(lead && !hasLead)));
    hasLead = lead !== undefined;
    const buttons = toButtons(message);
    const labels = buttons.map(({ label }) => label).join(" | ");
    const shows = [labels && `[${labels}]`, isCardOpen && showCard(known)].filter(Boolean).join(" ");
    said.push({ visitor, assistant: message.content, shows });
    await act(buttons, known, rest);
  }

  async function act(buttons: readonly QuickReply[], known: Contact, rest: readonly string[]): Promise<void> {
    for (const { id: choice, label, message = label, opens } of buttons) {
      const wanted = [...toPress].find((each) => each === choice || label.toLowerCase().includes(each));
      if (!wanted) continue;
      toPress.delete(wanted);
      if (!opens) return say(`(presses ${label})`, apiPaths.sendChatMessage, { message, choice }, rest);
      if (opens === "contact") isCardOpen = true;
      else said.push({ visitor: `(presses ${label})`, assistant: "(leads to a page of the site)", shows: "" });
    }
    if (!isCardOpen || !mayType || tells(rest, contact)) return;
    mayType = false;
    const typed = { ...known, ...Object.fromEntries(Object.entries(contact).filter(([, value]) => value)) };
    await say(`(sends the card) ${showCard(typed)}`, apiPaths.saveChatContact, { contact: typed }, rest);
  }

  for (const [at, message] of turns.entries()) {
    await say(message, apiPaths.sendChatMessage, { message }, turns.slice(at + 1));
    if (model?.misses() !== misses) return undefined;
  }
  return { id, turns: said, lead: await readLead(table, sessionId) };
}

const toText = ({ id, turns, lead }: Talk): string =>
  [
    `== ${id}`,
    ...turns.flatMap(({ visitor, assistant, shows }) => [
      `  V: ${visitor}`,
      `  A: ${[assistant, shows].filter(Boolean).join(" ")}`,
    ]),
    `  Lead: ${JSON.stringify(lead)}`,
  ].join("\n");

const cases = (await readFile(source, "utf8"))
  .split("\n")
  .filter((line) => line.trim())
  .map((line) => Case.parse(JSON.parse(line)));
const dataDir = await mkdtemp(join(tmpdir(), "chat-talk-"));
const store = await openStore(dataDir);
const model = values.model ? await startRecordedModel(values.model) : undefined;
const server = await startServer(dataDir, store.endpoint, model?.env);
const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint: store.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  }),
);
const output = target ? createWriteStream(target) : process.stdout;
try {
  for (const each of cases) {
    const talk = await play(server.url, table, each);
    if (talk) output.write(`${target ? JSON.stringify(talk) : toText(talk)}\n`);
  }
  if (model?.misses()) console.error(`${model.misses()} answers of the model are missing: ${values.model}.pending`);
} finally {
  server.child.kill();
  model?.close();
  table.destroy();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
if (target) await finished(output.end());
