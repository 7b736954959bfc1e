import type { SendMail } from "./email/send-mail.ts";
import type { Settings } from "./settings.ts";
import { createStore, type Store } from "./store/create-store.ts";

/** What use-cases work with: made once by a program, handed to them as their first argument. */
export interface Context {
  store: Store;
  /** The clock. */
  now: () => Date;
  settings: Settings;
  sendMail: SendMail;
}

/**
 * The context of a program. Opens nothing: the store and the mail service are asked at their first use.
 * @param parts what a program or a test puts in place of the real thing
 */
export function createContext(settings: Settings, parts: Partial<Omit<Context, "settings">> = {}): Context {
  let store: Store | undefined;
  return {
    // The table's name is looked up at the first use: functions without a table have none.
    get store() {
      store ??= createStore({ table: settings.tableName, endpoint: settings.dynamodbEndpoint });
      return store;
    },
    now: () => new Date(),
    sendMail: async (mail) => (await import("./email/send-mail.ts")).sendMail(mail),
    settings,
    ...parts,
  };
}
