import * as z from "zod";
import { AppError } from "../contract/errors.ts";
import { storeEntry } from "../giveaway/enter-giveaway.ts";
import type { NewEntry } from "../giveaway/entity.ts";
import { storeApplication } from "../jobs/apply-for-job.ts";
import type { NewApplication } from "../jobs/entity.ts";
import type { NewLead } from "../quote/entity.ts";
import { storeLead } from "../quote/submit-quote.ts";
import { newId } from "../store/ids.ts";

type Stored<Record> = Record & { id: string };

/** A record as we parked it; its entity checks the fields when it is stored. */
const record = <New>() =>
  z.custom<Stored<New>>(
    (value) => typeof value === "object" && value !== null && "id" in value && typeof value.id === "string",
  );

const Parked = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("lead"), record: record<NewLead>() }),
  z.object({ kind: z.literal("contest_entry"), record: record<NewEntry>() }),
  z.object({ kind: z.literal("job_application"), record: record<NewApplication>() }),
]);
type Parked = z.output<typeof Parked>;

function store(parked: Parked, id: string): Promise<boolean> {
  if (parked.kind === "lead") return storeLead({ ...parked.record, id });
  if (parked.kind === "contest_entry") return storeEntry({ ...parked.record, id });
  return storeApplication({ ...parked.record, id });
}

/**
 * Stores one parked record by the same conditional put that failed before; stored already is as good. When its id holds
 * other details by now it gets a new one: the visitor was told that it is accepted.
 * @param text a message of the parking queue
 * @throws Error when the table still refuses; the message stays in the queue
 */
export async function drainParked(text: string): Promise<void> {
  const parked = Parked.parse(JSON.parse(text));
  try {
    await store(parked, parked.record.id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await store(parked, newId());
  }
}
