import { createContext } from "@site/core/context";
import { settingsOf } from "@site/core/settings";

/** What every handler of this process hands to its use-case. */
export const context = createContext(settingsOf(process.env));
