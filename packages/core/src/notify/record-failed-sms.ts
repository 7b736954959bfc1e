import { stopContact } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { recordOutcome } from "./record-feedback.ts";

interface FailedSms {
  kind: string;
  id: string;
  messageId: string;
  /** Its number, where that stopped texts at its carrier. */
  stopped?: string | undefined;
}

/** Writes to a record that its text did not arrive. That alone stops no texts to its number. */
export async function recordFailedSms(context: Context, { kind, id, messageId, stopped }: FailedSms): Promise<void> {
  const told = { id: `text ${messageId}`, via: "supplier", recordId: id } as const;
  if (stopped) await stopContact(context, { phone: stopped }, told);
  await recordOutcome(context, { kind, id, notice: "text", outcome: "undeliverable", messageId });
}
