/** Something in a company's folder that is wrong, or that must change before real visitors see it. */
export interface CompanyDiagnostic {
  file: string;
  field: string;
  problem: string;
}

/** What a company's files export: file -> name -> value. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** @param file without its ending */
export const diagnose = (file: string, field: string, problem: string): CompanyDiagnostic => ({
  file: `${file}.ts`,
  field,
  problem,
});

/** A text of a company's folder, and the claims that the record it stands in cites. */
export interface Text {
  file: string;
  path: string;
  text: string;
  cited: readonly string[];
}

function textsBelow(value: unknown, place: Omit<Text, "text">): Text[] {
  const { file, path, cited } = place;
  if (typeof value === "string") return [{ ...place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const own = "claims" in value && Array.isArray(value.claims) ? value.claims.map(String) : cited;
  return Object.entries(value).flatMap(([key, child]) =>
    textsBelow(child, { file, path: path ? `${path}.${key}` : key, cited: own }),
  );
}

export const collectTexts = (modules: Modules): Text[] =>
  Object.entries(modules).flatMap(([file, parts]) => textsBelow(parts, { file, path: "", cited: [] }));
