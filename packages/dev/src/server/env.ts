import { resolve } from "node:path";
import type { Source } from "@site/core/settings";

/** A setting can't be used: said to the operator in one line. */
export class BadSetting extends Error {}

function port(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new BadSetting(`${name} must be a number from 0 to 65535, not "${text}"`);
  return value;
}

/** The office's port, the one after the site's unless told otherwise. */
function officePort({ PORT, OFFICE_PORT }: Source): number {
  const site = port("PORT", PORT || "3000");
  return port("OFFICE_PORT", OFFICE_PORT || String(site === 0 ? 0 : site + 1));
}

/** What an operator decides for the local server. @throws BadSetting */
export const readEnv = (source: Source) => ({
  /** 0 picks a free port. */
  port: port("PORT", source.PORT || "3000"),
  officePort: officePort(source),
  /** Loopback unless told otherwise: this server has no firewall in front of it. */
  host: source.HOST || "127.0.0.1",
  dataDir: resolve(source.DATA_DIR || ".data"),
  /** API of a stage (`npm run deploy -- dev` prints it) that the pages of `npm run dev` talk to, in place of one of our own. */
  apiUrl: source.API_URL || undefined,
  officeApiUrl: source.OFFICE_API_URL || undefined,
});
