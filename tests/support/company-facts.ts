import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Something by which a company can be recognized, and the field that states it. */
export interface Fact {
  field: string;
  text: string;
  /** A name can stand anywhere; a figure or a service's word only means something in a text. */
  kind: "name" | "figure" | "service" | "sentence";
  pattern: RegExp;
}

/** What every module of a company's folder exports, as "file.export.field..." -> value. */
export type CompanyData = ReadonlyMap<string, string>;

const leaves = (value: unknown, path: string): [string, string][] => {
  if (typeof value === "string" || typeof value === "number") return [[path, String(value)]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...(/^[a-z-]+ /.test(key) ? [[`${path}.(key)`, key] as [string, string]] : []),
    ...leaves(child, `${path}.${key}`),
  ]);
};

export async function companyData(name: string): Promise<CompanyData> {
  const folder = resolve("packages/company", name);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  const modules = files.map(async (file) => {
    const exported = await import(pathToFileURL(join(folder, file)).href);
    return leaves({ ...exported }, file.replace(/\.ts$/, ""));
  });
  return new Map((await Promise.all(modules)).flat());
}

const whole = (text: string, flags = ""): RegExp => new RegExp(`(?<!\\w)${RegExp.escape(text)}(?!\\w)`, flags);

const nameFields =
  /^profile\.profile\.(company|legalName|website|email|careersEmail|agentName|warrantyFile|lender|phone|founded|geo|showroom|secondLocation|.*\.(url|id|label|title|name|phone|street|city|postalCode)$)|^places\.(region|state|counties|serviceTowns)|^giveaway\.edition\.(id|title|prize|counties)|^positions\..*\.title|^services\.services\.\w+\.products|^sample-reviews\..*(authorName|googleReviewId)/;
const figureFields = /^claims\.claims\..*\.figures|^hours\.hours|^positions\..*\.pay|^giveaway\.edition\.prizeValue/;

/** A figure alone is anybody's; what makes it this company's is a unit, a sign or four digits. */
const isTelling = (figure: string): boolean => /\D.*\d|\d.*\D|^\d{4,}$/.test(figure);

function factsIn(field: string, text: string): Fact[] {
  const fact = (kind: Fact["kind"], each: string, pattern = whole(each)): Fact => ({
    field,
    text: each,
    kind,
    pattern,
  });
  const digits = text.replace(/\D/g, "");
  if (/\.phone$/.test(field)) return [fact("name", text), fact("name", digits, new RegExp(digits))];
  if (/^https?:/.test(text)) return [fact("name", new URL(text).hostname)];
  if (/^services\.services\.\w+\.words$/.test(field)) return [fact("service", text, new RegExp(text, "i"))];
  if (nameFields.test(field)) return text.length > 2 ? [fact("name", text)] : [];
  if (figureFields.test(field)) return isTelling(text) ? [fact("figure", text)] : [];
  if (/^giveaway\.referralSources/.test(field)) return text.includes(" ") ? [fact("name", text)] : [];
  // Titles of pages are what any contractor's pages are called.
  if (field.startsWith("page-texts.titles")) return [];
  return text.split(" ").length >= 4 ? [fact("sentence", text, new RegExp(RegExp.escape(text), "i"))] : [];
}

/** Facts of one company that are none of another's. */
export function listFacts(data: CompanyData, other: CompanyData): Fact[] {
  const theirs = [...other.values()].join("\n");
  const facts = [...data]
    .flatMap(([field, text]) => factsIn(field, text))
    .filter(({ field, text }) => !theirs.includes(text) && !(field.endsWith(".words") && other.has(field)));
  return [...new Map(facts.map((fact) => [fact.text, fact])).values()];
}
