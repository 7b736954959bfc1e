import { sweepMinutes } from "@site/core/notify/sweep-minutes";
import type { Deployment } from "./deployment.ts";

type Trigger =
  | "newFiles"
  | "newNotices"
  | "changedRows"
  | "fallbackQueue"
  | "mailFeedback"
  | "newSms"
  | { everyMinutes: number };

export interface BackgroundTask extends Deployment {
  trigger: Trigger;
  /** Left out on a stage where one of its bindings comes to nothing. */
  isOptional?: boolean;
  /** Left out where nobody hears of its failure, because it costs money and mails. */
  needsWatch?: boolean;
}

const delivery = ["GetItem", "PutItem", "UpdateItem", "Query"] as const;

/** What runs without a visitor waiting, once: the stack deploys it, tests start it. */
export const background = {
  notifyRecords: {
    handler: "notify/notify-records.handler",
    trigger: "newNotices",
    timeout: 30,
    tableActions: delivery,
    bindings: ["mail", "sms", "webhook", "officeAddress", "publicAddress", "signingKey"],
  },
  sweepPending: {
    handler: "notify/sweep-pending.handler",
    trigger: { everyMinutes: sweepMinutes },
    timeout: 300,
    tableActions: delivery,
    indexes: ["pending"],
    bindings: ["mail", "sms", "webhook", "officeAddress", "publicAddress", "signingKey"],
  },
  indexRecords: {
    handler: "search/index-records.handler",
    trigger: "changedRows",
    timeout: 60,
    tableActions: ["GetItem", "PutItem", "Query", "UpdateItem", "DeleteItem"],
  },
  replayFallbackQueue: {
    handler: "fallback-queue/replay-fallback-queue.handler",
    trigger: "fallbackQueue",
    timeout: 30,
    tableActions: ["PutItem", "GetItem"],
  },
  takeInFile: {
    handler: "files/take-in-file.handler",
    trigger: "newFiles",
    timeout: 60,
    // A picture of 50 million pixels takes 200 MB, and is there three times while it is made smaller.
    memory: 2048,
    tableActions: ["GetItem", "UpdateItem", "Query"],
    bindings: ["fileIntake"],
  },
  recordFeedback: {
    handler: "notify/record-feedback.handler",
    trigger: "mailFeedback",
    timeout: 10,
    tableActions: ["GetItem", "PutItem", "UpdateItem"],
    bindings: ["signingKey"],
  },
  takeInTexts: {
    handler: "sms/receive-aws-sms.handler",
    trigger: "newSms",
    timeout: 30,
    tableActions: [...delivery, "BatchGetItem"],
    bindings: ["incomingSms", "mail", "sms", "signingKey"],
    isOptional: true,
  },
  sendDigests: {
    handler: "office/send-digests.handler",
    trigger: { everyMinutes: 60 },
    timeout: 120,
    tableActions: ["Query", "GetItem", "PutItem", "UpdateItem", "BatchGetItem"],
    indexes: ["inbox"],
    bindings: ["mail", "officeAddress", "signingKey"],
  },
  syncReviews: {
    handler: "reviews/sync-reviews.handler",
    trigger: { everyMinutes: 24 * 60 },
    timeout: 60,
    tableActions: ["GetItem", "PutItem"],
    bindings: ["reviewSource"],
    isOptional: true,
  },
  sendCanary: {
    handler: "canary/send-canary.handler",
    trigger: { everyMinutes: 5 },
    timeout: 90,
    tableActions: ["GetItem"],
    bindings: ["signingKey", "publicAddress"],
    isOptional: true,
    needsWatch: true,
  },
} as const satisfies Record<string, BackgroundTask>;
