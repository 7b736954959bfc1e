// Loaded before a server on purpose made wrong: every put is answered before it is done. The proof has to notice.
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";

const { send } = DynamoDBDocumentClient.prototype;

/** Longer than it takes until the process is killed, now and then. ms. */
const delay = 400;

Object.defineProperty(DynamoDBDocumentClient.prototype, "send", {
  value(...sent: unknown[]) {
    const put = (): Promise<unknown> => Reflect.apply(send, this, sent);
    if (!(sent[0] instanceof PutCommand)) return put();
    setTimeout(() => put().catch(() => {}), delay);
    return Promise.resolve({ $metadata: {} });
  },
});
