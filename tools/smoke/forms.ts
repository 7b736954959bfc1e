import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { buildCanaryRequest } from "@site/core/leads/canary-request";
import { submitQuoteEndpoint } from "@site/core/leads/contract";
import { environment } from "@site/core/settings";
import { newId } from "@site/core/store/ids";
import { handlerContext } from "@site/functions/context";
import { canaryToken } from "@site/functions/http/canary-token";
import { region } from "../sst/obstacles.ts";
import { ask, type Check, ensure, type Site, Skip } from "./result.ts";

const run = promisify(execFile);

/** Seconds between two looks at the lead, and how many looks. */
const pause = 2;
const looks = 45;

/** So many forms in a row are more than one address may send. */
const tooManyForms = 30;

const post = (site: Site, body: object, more: Record<string, string> = {}): Promise<Response> =>
  ask(site, submitQuoteEndpoint.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...more },
    body: JSON.stringify(body),
  });

/** Proves to the stage that the lead is a test, so that nobody but a simulator is mailed. */
async function proofFor(id: string, { stage, isLocal }: Site): Promise<Record<string, string>> {
  // On one machine mails end in a folder.
  if (isLocal) return {};
  if (!stage) throw new Skip("say which stage it is, with credentials that may read it: --stage NAME");
  // As the functions read it.
  const SECRET_IDS = JSON.stringify({ IP_HASH_SECRET: [`contractor-site/${stage}/keys`] });
  const context = handlerContext({ ...environment, AWS_REGION: region, SECRET_IDS });
  await context.loadSecrets();
  return { "x-canary": canaryToken(context.settings, id) };
}

async function findLead(id: string, { stage, isLocal }: Site): Promise<{ notifyState?: string }> {
  const where = stage && !isLocal ? ["--stage", stage] : [];
  const { stdout } = await run(process.execPath, ["packages/ops/src/main.ts", "leads", "show", id, "--json", ...where]);
  return JSON.parse(stdout);
}

const lead: Check = async (site) => {
  const id = newId();
  const proof = await proofFor(id, site);
  for (const time of ["first", "second"]) {
    const response = await post(site, buildCanaryRequest(), { "idempotency-key": id, ...proof });
    const answer = await response.text();
    ensure(
      response.status === 201,
      `a lead sent the ${time} time is answered ${response.status}: ${answer.slice(0, 200)}`,
    );
    ensure(JSON.parse(answer).id === id, `a lead sent the ${time} time is stored under another id`);
  }
  let state: string | undefined;
  for (let look = 0; look < looks && state !== "sent"; look++) {
    if (look > 0) await setTimeout(pause * 1000);
    state = (await findLead(id, site)).notifyState;
  }
  ensure(state === "sent", `lead ${id} is stored, but its email is ${state} after ${looks * pause} seconds`);
  return `lead ${id} is stored once and its email is sent`;
};

const badInput: Check = async (site) => {
  const response = await post(site, {});
  const body = await response.text();
  ensure(response.status === 400, `an empty form is answered ${response.status}`);
  ensure(typeof JSON.parse(body).message === "string", "an empty form is answered without a message");
  return "an empty form answers 400 with a message";
};

const tooMany: Check = async (site) => {
  for (let sent = 0; sent < tooManyForms; sent++) {
    const response = await post(site, {});
    const body = await response.text();
    if (response.status !== 429) continue;
    ensure(Number(response.headers.get("retry-after")) > 0, "429 comes without retry-after");
    ensure(typeof JSON.parse(body).message === "string", "429 comes without a message");
    const wait = response.headers.get("retry-after");
    return `one form too many is answered 429; this address may send the next in ${wait} seconds`;
  }
  throw new Error(`${tooManyForms} forms of one address were not answered 429`);
};

/** What a visitor sends. The limit comes last: it closes the forms to this address. */
export const formChecks = {
  "an empty form": badInput,
  "a lead and its email": lead,
  "the limit of forms": tooMany,
};
