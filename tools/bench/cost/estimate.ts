import { getStageSettings } from "../../../stacks/settings.ts";
import { assumptions, edgeHitRate } from "./assumptions.ts";
import { type EdgeBill, type EdgeLoad, edgeChoices } from "./edge.ts";
import type { MeasuredUnits } from "./measure-units.ts";
import { type ModelSize, prices } from "./prices.ts";
import { standing as fullStanding, type Standing } from "./standing.ts";

/** What a month brings. */
export interface Traffic {
  views: number;
  leads: number;
  chats: number;
  model: ModelSize;
  /** What a visit asks for; as it was counted unless stated. */
  visit?: { files: number; bytes: number; apiReads: number; chatSessions: number; told: number };
  /** As many as leads usually have unless stated. */
  photos?: number;
}

export type Bill = Record<
  | "CloudFront"
  | "Firewall"
  | "Domain's zone"
  | "HTTP API"
  | "Lambda"
  | "Table"
  | "Backups"
  | "Sweeper's reads"
  | "Bucket"
  | "Queue"
  | "Mail"
  | "Logs"
  | "Secrets"
  | "Alarms"
  | "Model",
  number
>;

const gigabyte = 1e9;
const monthSeconds = 30 * 24 * 3600;
const { caps } = getStageSettings("production");

/** What follows from the traffic, a month. */
function getAmounts(
  { views, leads, chats, model, visit = assumptions.visit }: Traffic,
  { canaryRuns, sweeps }: Standing,
) {
  const { viewsPerVisit, messagesPerChat, seconds, headerBytes } = assumptions;
  const visits = views / viewsPerVisit;
  const messages = chats * messagesPerChat;
  const sessions = Math.max(chats, visits * visit.chatSessions);
  const asked = visits * visit.apiReads;
  const reads = asked * (1 - edgeHitRate(views));
  // What is above the route's rate is not counted.
  const visitsTold = Math.min(visits * visit.told, caps.traffic.perSecond * monthSeconds);
  const posts = leads + sessions + messages + visitsTold + canaryRuns;
  const requests = visits * visit.files + asked + posts;
  const formRuns = leads + canaryRuns;
  const messageSeconds = model === "none" ? seconds.message : seconds.messageWithModel;
  const calls = reads + posts + formRuns + sweeps + canaryRuns;
  return {
    messages,
    sessions,
    visitsTold,
    requests,
    gb: (visits * visit.bytes + requests * headerBytes) / gigabyte,
    apiRequests: reads + posts,
    formRuns,
    calls,
    runSeconds:
      (reads + visitsTold) * seconds.read +
      formRuns * (seconds.form + seconds.notice) +
      sessions * seconds.form +
      messages * messageSeconds +
      canaryRuns * seconds.canary +
      sweeps * seconds.sweep,
  };
}

/** What a month asks of the edge, firewall included where the stage has one. */
export function edgeLoad(traffic: Traffic, standing: Standing = fullStanding): EdgeLoad {
  const { requests, gb } = getAmounts(traffic, standing);
  return { requests, gb, rules: standing.firewallRules };
}

/**
 * USD a month by service.
 * @param edge how the edge is paid; the cheapest way that keeps the firewall unless stated
 */
export function estimate(
  traffic: Traffic,
  units: MeasuredUnits,
  standing: Standing = fullStanding,
  edge: EdgeBill | undefined = edgeChoices(edgeLoad(traffic, standing)).find(
    ({ name }) => standing.firewallRules === 0 || name !== "by use, no firewall",
  ),
): Bill {
  const { views, leads, chats, model } = traffic;
  const { memoryGb, messagesPerChat, tokensPerMessage, ...assumed } = assumptions;
  const { messages, sessions, visitsTold, apiRequests, formRuns, calls, runSeconds } = getAmounts(traffic, standing);
  const { httpApi, lambda, table, alarms, secrets } = prices;

  const stored =
    (leads * assumed.leadRetentionMonths * 1500 +
      chats * assumed.chatRetentionMonths * messagesPerChat * 1200 +
      sessions * assumed.chatRetentionMonths * 400) /
    gigabyte;
  const writes =
    formRuns * units.lead.writes +
    leads * units.index.writes +
    sessions * units.chatStart.writes +
    messages * units.chatMessage.writes +
    visitsTold * units.visit.writes;
  const reads = formRuns * units.lead.reads + leads * units.index.reads + messages * units.chatMessage.reads;
  const token = model === "none" ? { in: 0, out: 0 } : prices.models[model];
  const tokensIn = tokensPerMessage.in + tokensPerMessage.cached * prices.cachedToken;
  const paidAlarms = Math.max(0, standing.alarmMetrics - alarms.free) * alarms.perMetric;
  const paidMetrics = Math.max(0, standing.ownMetrics - alarms.free) * alarms.perOwnMetric;
  const { photo } = assumed;
  const { photos = leads * assumed.photosPerLead } = traffic;
  const photoGb = (photos * assumed.leadRetentionMonths * photo.bytes) / gigabyte;
  return {
    CloudFront: edge?.cloudFront ?? 0,
    Firewall: edge?.firewall ?? 0,
    "Domain's zone": edge?.hostedZone ?? 0,
    "HTTP API": apiRequests * httpApi.perRequest,
    Lambda:
      (runSeconds * memoryGb + photos * photo.seconds * photo.memoryGb) * lambda.perGbSecond +
      (calls + 3 * photos) * lambda.perCall,
    Table:
      (writes + photos * photo.writes) * table.perWrite +
      (reads + photos * photo.reads) * table.perRead +
      stored * (table.gbMonth + table.backupGbMonth),
    Backups: stored * standing.backupCopies * prices.backupCopyGb,
    "Sweeper's reads": standing.sweeps * units.sweep.reads * table.perRead,
    Bucket:
      (views * assumed.bucketGetsPerView + photos * photo.gets) * prices.bucket.perGet +
      photos * photo.puts * prices.bucket.perPut +
      photoGb * prices.bucket.gbMonth,
    Queue: Math.max(0, standing.readQueues * assumed.pollsPerQueue - prices.queue.freeCalls) * prices.queue.perCall,
    Mail: (leads * assumed.mailsPerLead + standing.canaryRuns) * prices.mail.each,
    Logs: ((apiRequests * assumed.logBytesPerRequest * 2) / gigabyte) * prices.logs.gb,
    Secrets: standing.secrets * secrets.each + calls * assumed.coldShare * secrets.perCall,
    Alarms: paidAlarms + paidMetrics,
    Model: messages * (tokensIn * token.in + tokensPerMessage.out * token.out),
  };
}

export const sum = (bill: Bill): number => Object.values(bill).reduce((sum, amount) => sum + amount, 0);
