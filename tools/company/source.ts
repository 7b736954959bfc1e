/** File name -> text. */
export type Files = Readonly<Record<string, string>>;

interface Exported {
  name: string;
  value: unknown;
  /** Written as the constant's type; without one the literal is kept, and held to `satisfies`. */
  type?: string;
  satisfies?: string;
}

function constant({ name, value, type, satisfies }: Exported): string {
  const text = value === undefined ? "undefined" : JSON.stringify(value);
  if (type) return `export const ${name}: ${type} = ${text};`;
  const isPlain = typeof value !== "object" || value === null;
  return `export const ${name} = ${text}${isPlain ? "" : " as const"}${satisfies ? ` satisfies ${satisfies}` : ""};`;
}

export const importTypes = (...names: string[]): string => `import type { ${names.join(", ")} } from "../schema.ts";`;

/** The text of a module of constants. Biome puts it into shape. */
export const source = (imports: string, ...exported: Exported[]): string =>
  [...(imports ? [imports] : []), ...exported.map(constant)].join("\n\n").concat("\n");
