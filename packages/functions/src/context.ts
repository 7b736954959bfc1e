import { type Context, createContext } from "@site/core/context";
import { environment, readSettings, type Source } from "@site/core/settings";
import { getSecrets } from "./secrets/load-secrets.ts";

export interface HandlerContext extends Context {
  /** Makes the stage's secrets part of the settings. @throws SecretsUnavailable when they can't be read */
  loadSecrets(now?: number): Promise<void>;
}

/** The context of a process that runs handlers. @param parts what a test puts in place of the real thing */
export function handlerContext(source: Source, parts: Partial<Context> = {}): HandlerContext {
  const texts: Record<string, string | undefined> = { ...source };
  const settings = readSettings(texts);
  const loadSecrets = getSecrets(settings, (name, value) => {
    texts[name] = value;
  });
  return createContext(settings, { loadSecrets, ...parts });
}

let own: HandlerContext | undefined;

export function processContext(): HandlerContext {
  own ??= handlerContext(environment);
  return own;
}
