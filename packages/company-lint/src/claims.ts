import type { Claim } from "@site/company/schema";
import { type CompanyDiagnostic, collectTexts, diagnose, type Modules, type Text } from "./diagnostic.ts";

export type Claims = Readonly<Record<string, Claim>>;

/** Claims that nobody of the company stands up for, or that lack the words which must stand beside them. */
export const findUnconfirmed = (claims: Claims, now: Date): CompanyDiagnostic[] =>
  Object.entries(claims).flatMap(([id, { confirmed, qualifier, figures }]) => [
    ...(confirmed ? [] : [diagnose("claims", `claims.${id}.confirmed`, `nobody confirmed "${figures.join('", "')}"`)]),
    ...(confirmed && new Date(confirmed.on) > now
      ? [diagnose("claims", `claims.${id}.confirmed.on`, "is a day that has not come yet")]
      : []),
    ...(qualifier?.trim() === ""
      ? [diagnose("claims", `claims.${id}.qualifier`, "the words that must stand beside it are missing")]
      : []),
  ]);

const stringsIn = (value: unknown): string[] => collectTexts({ all: { value } }).map(({ text }) => text);

/** Records that state a claim's figure and leave out the words that belong beside it. */
function findUnqualifiedIn(value: unknown, claims: Claims, file: string, path = ""): CompanyDiagnostic[] {
  if (typeof value !== "object" || value === null) return [];
  const cited = "claims" in value && Array.isArray(value.claims) ? value.claims : [];
  const text = stringsIn(value).join("\n");
  const own = cited.flatMap((id) => {
    const claim = claims[String(id)];
    const isStated = claim?.figures.some((figure) => text.includes(figure));
    return claim?.qualifier && isStated && !text.includes(claim.qualifier)
      ? [diagnose(file, path, `states ${String(id)} without "${claim.qualifier}"`)]
      : [];
  });
  const below = Object.entries(value).flatMap(([key, child]) =>
    findUnqualifiedIn(child, claims, file, path ? `${path}.${key}` : key),
  );
  return [...own, ...below];
}

export const findUnqualified = (modules: Modules, claims: Claims): CompanyDiagnostic[] =>
  Object.entries(modules).flatMap(([file, parts]) => findUnqualifiedIn(parts, claims, file));

/** Where the texts of a file are shown, for those that have a place of their own. */
const scopesByWord: Readonly<Record<string, Claim["scopes"][number]>> = {
  about: "about",
  accessibility: "accessibility",
  articles: "blog",
  careers: "careers",
  catalogue: "catalogue",
  "chat-words": "chat",
  faq: "faq",
  financing: "financing",
  highlights: "catalogue",
  "live-agent": "chat",
  positions: "careers",
  questions: "chat",
  services: "catalogue",
  spanish: "chat",
  terms: "terms",
  warranty: "warranty",
};

/** Files whose figures are what the file is about, and names whose values nobody reads. */
const factFiles = new Set([
  "claims",
  "colors",
  "giveaway",
  "hours",
  "known-places",
  "legal",
  "places",
  "prices",
  "profile",
  "proof",
]);
const unread = new Set([
  "id",
  "label",
  "slug",
  "image",
  "modalImage",
  "date",
  "postedOn",
  "words",
  "scene",
  "tile",
  "videoUrl",
]);
const isRead = ({ file, path }: Text): boolean =>
  !factFiles.has(file) &&
  !path.startsWith("chatWords.products.") &&
  (path.startsWith("heroes.") || !/\.claims\.\d+$/.test(path)) &&
  !unread.has(path.split(".").at(-1) ?? "");

/** What a visitor takes for a promise or a proof. */
const boast =
  /\d(?:[\d,.-]*\d)?[%+]?|\b(?:licensed|insured|certified|award-winning|BBB|Energy Star|rebates?|(?:family|veteran|woman)-owned|best in|lowest price)\b|#1\b/gi;

/** Figures that may stand in a text: of the claims that it cites and of those for its place. */
function listAllowedFigures({ file, cited }: Text, claims: Claims): string[] {
  const place = scopesByWord[file];
  return Object.entries(claims)
    .filter(
      ([id, { scopes }]) => !place || cited.includes(id) || scopes.some((each) => each === "site" || each === place),
    )
    .flatMap(([, { figures, qualifier }]) => (qualifier ? [...figures, qualifier] : figures));
}

/** Spanish and the chat's days have figures in other words than the claims and the hours. */
const isReworded = ({ file, path }: Text): boolean =>
  file === "spanish" || path.includes(".spanish.") || path.startsWith("chatWords.");

function unproven(place: Text, claims: Claims, facts: readonly string[]): string[] {
  const { text } = place;
  if (text.trimEnd().endsWith("?")) return [];
  const held = [...listAllowedFigures(place, claims), ...facts];
  const allowed = isReworded(place) ? held.flatMap((each) => [each, ...(each.match(/\d+/g) ?? [])]) : held;
  const longestFirst = allowed.toSorted((a, b) => b.length - a.length).map((each) => each.toLowerCase());
  const rest = longestFirst.reduce((left, figure) => left.replaceAll(figure, " "), text.toLowerCase());
  return rest.match(boast) ?? [];
}

/** Figures and proud words in the company's texts that no claim of `claims.ts` holds for that place, once for each file.
 * @param facts what other files of the folder state: an address, hours, a prize */
export function withoutClaim(modules: Modules, claims: Claims, facts: readonly string[]): CompanyDiagnostic[] {
  const found = collectTexts(modules)
    .filter(isRead)
    .flatMap((place) => unproven(place, claims, facts).map((word) => ({ ...place, word })));
  const groups = new Map<string, typeof found>();
  for (const each of found) {
    const key = `${each.file} ${each.word}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap(([first, ...more]) => {
    const places =
      more.length === 0 ? "" : `, here and at ${more.length} more ${more.length === 1 ? "place" : "places"}`;
    return first ? [diagnose(first.file, first.path, `no claim in claims.ts covers "${first.word}"${places}`)] : [];
  });
}
