import { createMailer, type SendMail } from "./email/send-mail.ts";
import { createFallbackQueue, type Enqueue } from "./fallback-queue/create-fallback-queue.ts";
import { createFileScanner, type IsInfected } from "./files/file-scanner.ts";
import { createFileStore, type FileStore } from "./files/file-store.ts";
import type { Settings } from "./settings.ts";
import { createSmsSender } from "./sms/send-sms.ts";
import type { SendSms } from "./sms/sms.ts";
import type { Clock } from "./store/clock.ts";
import { createStore, type Store } from "./store/create-store.ts";
import { createWebhookSender, type SendEvent } from "./webhook/send-event.ts";

/** What use-cases work with: made once by a program, handed to them as their first argument. */
export interface Context {
  store: Store;
  now: Clock;
  settings: Settings;
  sendMail: SendMail;
  sendSms: SendSms;
  sendEvent: SendEvent;
  enqueue: Enqueue;
  files: FileStore;
  isInfected: IsInfected;
}

/** The context of a program. Opens nothing: store, mail service and queue are asked at their first use.
 * @param parts what a program or a test adds, or puts in place of the real thing */
export function createContext<Parts extends Partial<Context>>(settings: Settings, parts: Parts): Context & Parts;
export function createContext(settings: Settings): Context;
export function createContext(settings: Settings, parts: Partial<Context> = {}): Context {
  const { now = () => new Date() } = parts;
  let store: Store | undefined;
  return {
    // The table's name is looked up at the first use: functions without a table have none.
    get store() {
      store ??= createStore({ table: settings.tableName, endpoint: settings.dynamodbEndpoint, now });
      return store;
    },
    now,
    settings,
    sendMail: createMailer(settings, now),
    sendSms: createSmsSender(settings, now),
    sendEvent: createWebhookSender(settings, now),
    enqueue: createFallbackQueue(settings),
    files: createFileStore(settings),
    isInfected: createFileScanner(settings),
    ...parts,
  };
}
