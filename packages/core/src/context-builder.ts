import { type Context, createContext } from "./context.ts";
import { type Source, settingsOf } from "./settings.ts";

/** A context on the store of the test run. @param values settings by name, over those of the run */
export const contextWith = (values: Source = {}): Context => createContext(settingsOf({ ...process.env, ...values }));
