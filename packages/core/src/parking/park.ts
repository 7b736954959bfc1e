import { env } from "../env.ts";

/** An accepted record that the table did not take, on its way there by another road. */
export interface ParkedRecord {
  /** Name of its entity. */
  kind: string;
  record: { id: string };
}

/**
 * Keeps a record until the table is back: in the queue on AWS, in a folder on one machine.
 * @throws Error when neither is configured or it refuses as well
 */
export async function park(parked: ParkedRecord): Promise<void> {
  const text = JSON.stringify(parked);
  if (env.parkingQueueUrl) {
    // Loaded when the table is away and not before: forms start faster without it.
    const { sendToQueue } = await import("./sqs.ts");
    return sendToQueue(env.parkingQueueUrl, text);
  }
  if (!env.parkingDir) throw new Error("neither PARKING_QUEUE_URL nor PARKING_DIR is set");
  const { writeToFolder } = await import("./folder.ts");
  return writeToFolder(env.parkingDir, parked.record.id, text);
}
