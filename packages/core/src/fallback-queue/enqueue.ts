import type { Settings } from "../settings.ts";

/** An accepted record that the table did not take, on its way there by another road. */
interface ParkedRecord {
  /** Name of its entity. */
  kind: string;
  record: { id: string };
}

/** Keeps a record until the table is back. @throws Error when nothing is configured or it refuses as well */
export type Park = (parked: ParkedRecord) => Promise<void>;

/** The place where records wait: the queue on AWS, a folder on one machine. */
export function createFallbackQueue(settings: Settings): Park {
  let queue: Promise<(text: string) => Promise<void>> | undefined;
  return async (parked) => {
    const text = JSON.stringify(parked);
    const { parkingQueueUrl, parkingDir, awsClient } = settings;
    if (parkingQueueUrl) {
      // Loaded when the table is away and not before: forms start faster without it.
      queue ??= import("./sqs.ts").then(({ createQueue }) => createQueue(parkingQueueUrl, awsClient));
      return (await queue)(text);
    }
    if (!parkingDir) throw new Error("neither PARKING_QUEUE_URL nor PARKING_DIR is set");
    const { writeToFolder } = await import("./folder.ts");
    return writeToFolder(parkingDir, parked.record.id, text);
  };
}
