import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { entries } from "../giveaway/entity.ts";
import { applications } from "../jobs/entity.ts";
import { leads } from "../quote/entity.ts";
import { store } from "../store/client.ts";
import { type RecordKind, recordKinds } from "../submission/kinds.ts";

const tag = <Value extends z.ZodType>(value: Value) => z.tuple([value]).transform(([only]) => only);

/** What SES publishes of a bounce or complaint, with the tags that email/ses.ts gave the mail. */
const MailEvent = z.object({
  eventType: z.enum(["Bounce", "Complaint"]),
  bounce: z.object({ bounceType: z.string() }).optional(),
  mail: z.object({
    tags: z.object({
      kind: tag(z.enum(recordKinds)),
      id: tag(z.uuid()),
      notice: tag(z.enum(["staff", "visitor"])),
    }),
  }),
});

export interface Feedback {
  kind: RecordKind;
  id: string;
  notice: "staff" | "visitor";
  outcome: "bounced" | "complained" | "delayed";
}

const paramsOf: Record<RecordKind, (id: string) => unknown> = {
  lead: (id) => leads.get({ id }).params(),
  contest_entry: (id) => entries.get({ id }).params(),
  job_application: (id) => applications.get({ id }).params(),
};

const Params = z.object({ Key: z.record(z.string(), z.string()) });

/**
 * Notes on a record that its mail came back or annoyed somebody: the staff then reads "bounced" where a message id stood,
 * and calls instead. SES itself sends nothing to that address again. A delay is not noted, SES goes on trying.
 * @param text the message that SES published
 * @returns what it said, for the log
 * @throws ZodError when it is no event of ours
 */
export async function recordFeedback(text: string): Promise<Feedback> {
  const { eventType, bounce, mail } = MailEvent.parse(JSON.parse(text));
  const isDelay = eventType === "Bounce" && bounce?.bounceType !== "Permanent";
  const outcome = isDelay ? "delayed" : eventType === "Bounce" ? "bounced" : "complained";
  const { kind, id, notice } = mail.tags;
  if (!isDelay) await note(kind, id, notice, outcome);
  return { kind, id, notice, outcome };
}

/** A record that was deleted meanwhile stays deleted. */
async function note(kind: RecordKind, id: string, notice: string, outcome: string): Promise<void> {
  const { Key } = Params.parse(paramsOf[kind](id));
  try {
    await store.client.send(
      new UpdateCommand({
        TableName: store.table,
        Key,
        ConditionExpression: "attribute_exists(notices)",
        UpdateExpression: "SET notices.#notice = :outcome",
        ExpressionAttributeNames: { "#notice": notice },
        ExpressionAttributeValues: { ":outcome": outcome },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === "ConditionalCheckFailedException")) throw error;
  }
}
