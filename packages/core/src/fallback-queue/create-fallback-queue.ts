import type { Settings } from "../settings.ts";

/** An accepted record that the table did not take, on its way there by another road. */
interface QueuedRecord {
  kind: string;
  record: { id: string };
}

/** Keeps a record until the table is back. @throws Error when nothing is configured or it refuses as well */
export type Enqueue = (queued: QueuedRecord) => Promise<void>;

/** The place where records wait: the queue on AWS, a folder on one machine. */
export function createFallbackQueue(settings: Settings): Enqueue {
  let queue: Promise<(text: string) => Promise<void>> | undefined;
  return async (queued) => {
    const text = JSON.stringify(queued);
    const { fallbackQueueUrl, fallbackDir, awsClient } = settings;
    if (fallbackQueueUrl) {
      // Loaded when the table is away and not before: forms start faster without it.
      queue ??= import("./sqs.ts").then(({ createQueue }) => createQueue(fallbackQueueUrl, awsClient));
      return (await queue)(text);
    }
    if (!fallbackDir) throw new Error("neither FALLBACK_QUEUE_URL nor FALLBACK_DIR is set");
    const { writeToFolder } = await import("./folder.ts");
    return writeToFolder(fallbackDir, queued.record.id, text);
  };
}
