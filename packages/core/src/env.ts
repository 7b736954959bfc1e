import { settingsOf } from "./settings.ts";

/**
 * The settings of the process's own environment.
 * @deprecated take the settings from a Context
 */
export const env = settingsOf(process.env);
