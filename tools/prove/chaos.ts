// `npm run prove -- chaos [--seed S] [--submissions N] [--kills K] [--store-kills K] [--control keys|early]`: sends N submissions
// with 64 visitors at once to a local server that is killed again and again, whose store is killed by itself, and whose way
// to the store stalls, throttles and loses answers, while the office takes notes; then compares what was acknowledged with
// what is stored and what the staff was told. A control takes one safeguard away: the run has to fail.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { localTableName, openStore } from "@site/dev/store/embedded-dynamodb";
import { freePort } from "@site/dev/store/free-port";
import { handlerContext } from "@site/functions/context";
import { handler } from "@site/functions/handlers/notify/sweep-pending";
import { getSeed, parseAmount, readOptions } from "../read-options.ts";
import { seededRandom } from "../seeded-random.ts";
import { type Fault, startFaultProxy } from "./fault-proxy.ts";
import { localSite } from "./local-site.ts";
import { auditNotes, noteUntilKept, signedInStaff } from "./staff.ts";
import { audit, readRows, readStaffMails } from "./stored-rows.ts";
import { newForm, newMessage, type Submission } from "./submissions.ts";
import { type Acknowledged, beginChat, sendUntilAccepted } from "./visitor.ts";

const { values } = readOptions({
  options: {
    seed: { type: "string" },
    submissions: { type: "string", default: "10000" },
    kills: { type: "string", default: "10" },
    "store-kills": { type: "string", default: "3" },
    control: { type: "string" },
  },
});
const seed = getSeed(values.seed);
const count = parseAmount(values.submissions, "submissions");
const killCount = parseAmount(values.kills, "kills");
const storeKillCount = parseAmount(values["store-kills"], "store-kills");
const visitors = 64;
/** Every sixth submission is a message in a chat. */
const chatShare = 1 / 6;
/** Messages of one chat. */
const chatLength = 8;
/** Shares of the store's requests. */
const faults: [Fault, number][] = [
  ["lose", 0.02],
  ["throttle", 0.05],
  ["stall", 0.005],
  ["reset", 0.01],
];

const random = seededRandom(seed);
const dataDir = await mkdtemp(join(tmpdir(), "chaos-"));
const storeDir = await mkdtemp(join(tmpdir(), "chaos-store-"));
const outbox = join(dataDir, "outbox");
console.log(`chaos: seed ${seed}, ${count} submissions${values.control ? `, control ${values.control}` : ""}`);

// The store outlives the server here, and is killed by itself.
const store = await openStore(storeDir);
const proxy = await startFaultProxy(store.endpoint);
const lostOperations = new Map<string, number>();

/** "PutItem lead": what is done to which kind of row. */
function getOperation(body: string, target: string): string {
  const kind = /"__edb_e__":\{"S":"(\w+)"\}/.exec(body)?.[1] ?? /"S":"\$([a-z_]+)_\d/.exec(body)?.[1] ?? "rows";
  return `${target.split(".").at(-1)} ${kind}`;
}

/** When the server is killed: a lead is stored and its visitor not told, a visitor was told this moment, or whatever is. */
const aims = ["stored", "told", "now"] as const;
type Aim = (typeof aims)[number];
let awaited: { aim: Aim; come: () => void } | undefined;

function comeTo(aim: Aim): void {
  if (awaited?.aim === aim) awaited.come();
}

function decide(body: string, target: string): Fault {
  const operation = getOperation(body, target);
  if (awaited?.aim === "stored" && operation === "PutItem lead") return "hold";
  const seen = (lostOperations.get(operation) ?? 0) + 1;
  lostOperations.set(operation, seen);
  // Of every operation the second answer is lost, whatever chance would have done.
  if (seen === 2) return "lose";
  let drawn = random();
  for (const [fault, share] of faults) {
    if (drawn < share) return fault;
    drawn -= share;
  }
  return "pass";
}
proxy.decide = (body, { headers }) => decide(body, String(headers["x-amz-target"] ?? ""));
proxy.whenHeld = () => comeTo("stored");

const port = await freePort();
const officePort = await freePort();
const officeUrl = `http://127.0.0.1:${officePort}`;
const site = localSite({
  port,
  dataDir,
  env: {
    DYNAMODB_ENDPOINT: proxy.url,
    OUTBOX_DIR: outbox,
    CHAT_SECRET: "chaos",
    IP_HASH_SECRET: "chaos",
    OFFICE_PORT: String(officePort),
  },
  flags: values.control === "early" ? ["--import", new URL("./answer-early.ts", import.meta.url).href] : [],
});
await site.start();
const settings = {
  DYNAMODB_ENDPOINT: store.endpoint,
  TABLE_NAME: localTableName,
  OUTBOX_DIR: outbox,
  IP_HASH_SECRET: "chaos",
};
const staff = await signedInStaff(handlerContext(settings), "ann");

/** Places of a run at which something is killed, in submissions begun; the same for the same seed. */
const places = (times: number) => Array.from({ length: times }, () => Math.floor(count * (0.05 + 0.85 * random())));
const serverKills = places(killCount);
const storeKills = places(storeKillCount);
const recoveries: number[] = [];
const sent: Submission[] = [];
const accepted: Acknowledged[] = [];
/** Of every so many leads the office takes a note while the visitors go on. */
const noteEvery = 20;
const notes: string[] = [];
let givenUpNotes = 0;
/** For one request, ms. What a control loses on purpose is not waited for as long as for a loaded machine. */
const timeoutMs = values.control ? 40_000 : 600_000;
let next = 0;
let killing: Promise<void> = Promise.resolve();
let hasVisitors = true;

async function killServer(aim: Aim): Promise<void> {
  if (aim !== "now" && hasVisitors)
    await new Promise<void>((come) => {
      awaited = { aim, come };
    });
  awaited = undefined;
  await site.end("SIGKILL");
  const killedAt = performance.now();
  await site.start();
  recoveries.push(Math.round(performance.now() - killedAt));
}

async function killStore(): Promise<void> {
  const { pid } = JSON.parse(await readFile(join(storeDir, "store.json"), "utf8"));
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It is being started at this moment.
  }
}

function killAt(number: number): void {
  for (const [index, at] of serverKills.entries())
    if (at === number) killing = killing.then(() => killServer(aims[index % aims.length] ?? "now"));
  for (const at of storeKills) if (at === number) killing = killing.then(killStore);
}

async function note({ id, path, mark }: Acknowledged): Promise<void> {
  if (!id || path !== "/api/quotes" || accepted.length % noteEvery !== 0) return;
  const text = `Note about ${mark}`;
  if (await noteUntilKept(officeUrl, staff, id, text, timeoutMs)) notes.push(text);
  else givenUpNotes += 1;
}

const isStoredForm = ({ status, chat }: Acknowledged): boolean => status === 201 && !chat;

async function visit(): Promise<void> {
  let chat: Submission["chat"];
  let messages = 0;
  while (next < count) {
    const number = next;
    next += 1;
    killAt(number);
    const isMessage = (number * chatShare) % 1 < chatShare - 1e-9;
    if (isMessage && messages % chatLength === 0) chat = await beginChat(site.url);
    if (isMessage) messages += 1;
    const submission = isMessage && chat ? newMessage(number, seed, chat) : newForm(number, seed);
    sent.push(submission);
    const options = { hasKeys: values.control !== "keys", timeoutMs, random };
    const acknowledged = await sendUntilAccepted(site.url, submission, options);
    if (!acknowledged) continue;
    accepted.push(acknowledged);
    if (isStoredForm(acknowledged)) comeTo("told");
    await note(acknowledged);
  }
}

const startedAt = performance.now();
await Promise.all(Array.from({ length: visitors }, visit));
hasVisitors = false;
awaited?.come();
await killing;
const seconds = (performance.now() - startedAt) / 1000;

// The faults end; what was parked has to find its way by itself.
proxy.decide = () => "pass";
const parked = join(dataDir, "parked");
const waitingFiles = async () =>
  (await readdir(parked).catch(() => [])).filter((name) => name.endsWith(".json")).length;
const calmAt = performance.now();
while ((await waitingFiles()) > 0 && performance.now() - calmAt < 60_000) await pause(100);
const drained = Math.round(performance.now() - calmAt);
await site.end("SIGTERM");

// The next quarters of an hour, without waiting for them.
const sweep = handler.withContext(handlerContext(settings));
const context = { awsRequestId: "chaos", getRemainingTimeInMillis: () => 900_000 };
for (const minutes of [20, 40]) {
  const time = new Date(Date.now() + minutes * 60_000).toISOString();
  await sweep({ time, isRedrive: false }, context as Parameters<typeof sweep>[1]);
}

const rows = await readRows(store.endpoint);
const told = await readStaffMails(outbox);
const findings = audit(sent, accepted, rows, told);
const noted = auditNotes(notes, rows);
const replays = accepted.filter(({ attempts }) => attempts > 1).length;
const queued = accepted.filter(({ status }) => status === 202).length;
const table: [string, unknown][] = [
  ["submissions", count],
  ["accepted", accepted.length],
  ["accepted after more than one attempt", replays],
  ["parked and stored later", queued],
  ["lost", findings.lost],
  ["duplicated", findings.duplicated],
  ["corrupted", findings.corrupted],
  ["phantom", findings.phantom],
  ["unnotified", findings.unnotified],
  ["notified twice", findings.notifiedTwice],
  ["given up", count - accepted.length],
  ["notes of the office kept", notes.length],
  ["notes lost, duplicated, given up", `${noted.lost}, ${noted.duplicated}, ${givenUpNotes}`],
  ["server kills", recoveries.length],
  ["store kills", storeKills.length],
  ["recovery, ms", recoveries.join(" ")],
  ["parked records stored after the faults ended, ms", drained],
  ["faults", [...proxy.counts].map(([fault, times]) => `${fault} ${times}`).join(", ")],
  [
    "operations whose answer was lost",
    [...lostOperations]
      .filter(([, seen]) => seen > 1)
      .map(([name]) => name)
      .join(", "),
  ],
  ["submissions a second", (count / seconds).toFixed(0)],
];
for (const [name, value] of table) console.log(`${name.padEnd(50)} ${value}`);
await proxy.close();
await store.close();
for (const folder of [dataDir, storeDir]) await rm(folder, { recursive: true, force: true });

const { corrupted, unnotified } = findings;
const [lost, duplicated] = [findings.lost + noted.lost, findings.duplicated + noted.duplicated];
const givenUp = count - accepted.length + givenUpNotes;
const isGood = lost + duplicated + corrupted + unnotified + findings.phantom + givenUp === 0;
console.log(
  `chaos: lost ${lost}, duplicated ${duplicated}, corrupted ${corrupted}, unnotified ${unnotified}, given up ${givenUp} of ${count}`,
);
process.exit(isGood ? 0 : 1);
