import { assumptions, edgeHitRate } from "./assumptions.ts";
import type { MeasuredUnits } from "./measure-units.ts";
import { type ModelSize, prices } from "./prices.ts";

/** What a month brings. */
export interface Traffic {
  views: number;
  leads: number;
  chats: number;
  model: ModelSize;
}

/** What was measured on this build. */
export interface Measured {
  pageWeight: { requests: number; bytes: number };
  units: MeasuredUnits;
}

/** What a stage has standing, whoever comes; tests compare it with the templates. */
export const standing = {
  secrets: 7,
  alarms: 20,
  firewallRules: 4,
  canaryRuns: 12 * 24 * 30,
  sweeps: 4 * 24 * 30,
} as const;

export type Bill = Record<
  | "CloudFront"
  | "Firewall"
  | "HTTP API"
  | "Lambda"
  | "Table"
  | "Sweeper's scans"
  | "Mail"
  | "Logs"
  | "Secrets and alarms"
  | "Model",
  number
>;

const gigabyte = 1e9;

/** Price of an amount through tiers of [upper end, price]. */
function tiered(amount: number, tiers: readonly (readonly [number, number])[]): number {
  let [rest, from, total] = [amount, 0, 0];
  for (const [to, price] of tiers) {
    const part = Math.max(0, Math.min(rest, to - from));
    total += part * price;
    rest -= part;
    from = to;
  }
  return total;
}

/** USD a month by service. */
export function estimate({ views, leads, chats, model }: Traffic, { pageWeight, units }: Measured): Bill {
  const { apiReadsPerView, messagesPerChat, seconds, memoryGb, headerBytes, tokensPerMessage } = assumptions;
  const messages = chats * messagesPerChat;
  const reads = views * apiReadsPerView * (1 - edgeHitRate(views));
  const posts = leads + chats + messages + standing.canaryRuns;
  const apiRequests = reads + posts;
  const requests = views * (pageWeight.requests + apiReadsPerView) + posts;
  const traffic = (views * pageWeight.bytes + requests * headerBytes) / gigabyte;

  const { cloudFront, firewall, httpApi, lambda, table } = prices;
  const transfer = tiered(Math.max(0, traffic - cloudFront.freeGb), cloudFront.tiers);
  const paidRequests = Math.max(0, requests - cloudFront.freeRequests) * cloudFront.perRequest;
  const edgeCalls = Math.max(0, requests - cloudFront.freeFunctionCalls) * cloudFront.perFunctionCall;

  const messageSeconds = model === "none" ? seconds.message : seconds.messageWithModel;
  const formRuns = leads + standing.canaryRuns;
  const runSeconds =
    reads * seconds.read +
    formRuns * (seconds.form + seconds.notice) +
    chats * seconds.form +
    messages * messageSeconds;
  const calls = apiRequests + formRuns + standing.sweeps;

  const stored =
    leads * assumptions.leadRetentionMonths * 1500 + chats * assumptions.chatRetentionMonths * messagesPerChat * 1200;
  const sweepReads = (standing.sweeps * stored) / 8192;
  const writes = formRuns * units.lead.writes + chats * units.chatStart.writes + messages * units.chatMessage.writes;
  const tableReads = formRuns * units.lead.reads + messages * units.chatMessage.reads;
  const tableStorage = (stored / gigabyte) * (table.gbMonth + table.backupGbMonth);

  const [tokenIn, tokenOut] = model === "none" ? [0, 0] : prices.models[model];
  return {
    CloudFront: transfer + paidRequests + edgeCalls,
    Firewall: firewall.acl + standing.firewallRules * firewall.rule + requests * firewall.perRequest,
    "HTTP API": apiRequests * httpApi.perRequest,
    Lambda: runSeconds * memoryGb * lambda.perGbSecond + calls * lambda.perCall,
    Table: writes * table.perWrite + tableReads * table.perRead + tableStorage,
    // Past a gigabyte the sweeper should run hourly: sweepMinutes in packages/core/src/notify/sweep-minutes.ts.
    "Sweeper's scans": sweepReads * table.perRead,
    Mail: (leads * assumptions.mailsPerLead + standing.canaryRuns) * prices.mail.each,
    Logs: ((apiRequests * assumptions.logBytesPerRequest * 2) / gigabyte) * prices.logs.gb,
    "Secrets and alarms": standing.secrets * prices.secret + standing.alarms * prices.alarm,
    Model: messages * (tokensPerMessage.in * tokenIn + tokensPerMessage.out * tokenOut),
  };
}

export const totalOf = (bill: Bill): number => Object.values(bill).reduce((sum, amount) => sum + amount, 0);
