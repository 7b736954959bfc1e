import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { selectedCompany } from "@site/company/selected";
import { type CompanyDiagnostic, collectTexts, diagnose, type Modules } from "./diagnostic.ts";

const marks =
  /example\.(?:com|org|net)|\b555-01\d\d\b|\bSample\b|aqz-KE-bpKQ|\b(?:TODO|TBD|FIXME|XXX+)\b|[Ll]orem ipsum|\bYour (?:Company|Town|City|Name)\b|\/illustrations\/placeholder\.svg/;

/** Paths of the values below a value that are still samples, or were left empty. */
export function sampleValues(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.trim() === "" || marks.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sampleValues(child, path ? `${path}.${key}` : key));
}

/** Words that a lender or a test supplies: they are looked for beside their claims. */
const ownerTold = new Set(["qualifier", "disclosure"]);

export const samples = (modules: Modules): CompanyDiagnostic[] =>
  Object.entries(modules).flatMap(([file, parts]) =>
    sampleValues(parts)
      .filter((path) => !ownerTold.has(path.split(".").at(-1) ?? ""))
      .map((path) => diagnose(file, path, "is a sample, or empty")),
  );

const named = /\b(?:company|legalName|phone|email|website): "(?:https?:\/\/(?:www\.)?)?([^"]+)"/g;

/** What the other companies of this repository are called, and how they are reached. */
function otherCompanies(): string[] {
  const folders = dirname(selectedCompany.folder);
  const others = readdirSync(folders, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== basename(selectedCompany.folder))
    .map(({ name }) => join(folders, name, "profile.ts"))
    .filter((file) => existsSync(file));
  return others.flatMap((file) => [...readFileSync(file, "utf8").matchAll(named)].map(([, name = ""]) => name));
}

/** Texts that name another company of this repository, as a copied file does. */
export function findCopiedNames(modules: Modules): CompanyDiagnostic[] {
  const others = otherCompanies();
  return collectTexts(modules).flatMap(({ file, path, text }) => {
    const other = others.find((each) => text.includes(each));
    return other ? [diagnose(file, path, `names "${other}", which is another company's`)] : [];
  });
}
