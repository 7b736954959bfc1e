import { createRequire } from "node:module";
import { basename, dirname } from "node:path";

/** Folder of the company whose site this is: `sample`, or what COMPANY named when the command began (`.npmrc` turns it
 * into a condition of Node's resolution). */
const folder = dirname(createRequire(import.meta.url).resolve("@site/company/profile"));

/** Its name, and the conditions under which a bundler finds the same folder as Node does. */
export const selectedCompany: { name: string; folder: string; conditions: string[] } = {
  name: basename(folder),
  folder,
  conditions: [`company-${basename(folder)}`],
};

/** @param wanted what COMPANY says; empty or unset for the sample
 * @throws Error when Node did not take that folder: the name is unknown, or the command was not started by npm */
export function assertSelected(wanted: string | undefined): void {
  if ((wanted || "sample") === selectedCompany.name) return;
  throw new Error(
    `COMPANY=${wanted} was asked for, but the company "${selectedCompany.name}" would be used. Is there a line for it in packages/company/package.json, and was the command started by npm (version 10.4 or later)?`,
  );
}
