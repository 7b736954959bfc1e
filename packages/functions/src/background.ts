import { sweepMinutes } from "@site/core/notify/sweep-minutes";
import type { Deployment } from "./deployment.ts";

/** What starts a function in the background. */
type Trigger = "tableStream" | "parkingQueue" | "mailFeedback" | { everyMinutes: number };

export interface BackgroundJob extends Deployment {
  trigger: Trigger;
  /** Left out on a stage where one of its needs comes to nothing. */
  isOptional?: boolean;
}

const delivery = ["GetItem", "PutItem", "UpdateItem"] as const;

/** What runs without a visitor waiting, once: the stack deploys it, tests start it. */
export const background = {
  notifyRecords: {
    module: "notify/notify-records",
    trigger: "tableStream",
    timeout: 30,
    tableActions: delivery,
    needs: ["mail", "webhook"],
  },
  sweepPending: {
    module: "notify/sweep-pending",
    trigger: { everyMinutes: sweepMinutes },
    timeout: 300,
    tableActions: [...delivery, "Scan"],
    needs: ["mail", "webhook"],
  },
  drainParked: {
    module: "parking/drain-parked",
    trigger: "parkingQueue",
    timeout: 30,
    tableActions: ["PutItem", "GetItem"],
  },
  syncReviews: {
    module: "reviews/sync-reviews",
    trigger: { everyMinutes: 24 * 60 },
    timeout: 60,
    tableActions: ["PutItem", "GetItem"],
    needs: ["reviewSource"],
    isOptional: true,
  },
} as const satisfies Record<string, BackgroundJob>;
