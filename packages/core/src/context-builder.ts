import { inject } from "vitest";
import { type Context, createContext } from "./context.ts";
import { type Source, settingsOf } from "./settings.ts";

declare module "vitest" {
  export interface ProvidedContext {
    storeEndpoint: string;
    tableName: string;
  }
}

/** The settings of a test: the store of the run, and what the test adds. */
export const sourceWith = (values: Source = {}): Source => ({
  DYNAMODB_ENDPOINT: inject("storeEndpoint"),
  TABLE_NAME: inject("tableName"),
  ...values,
});

/** A context on the store of the test run. @param values settings by name @param parts in place of the real thing */
export const contextWith = (values: Source = {}, parts: Partial<Context> = {}): Context =>
  createContext(settingsOf(sourceWith(values)), parts);
