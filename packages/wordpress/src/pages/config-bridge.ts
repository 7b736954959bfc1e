import { objectAt } from "../fetch/parse-json.ts";

/** Page builders' configuration variables that may cross; their scripts stop without. */
const names = ["elementorFrontendConfig", "ElementorProFrontendConfig"] as const;

/** A copy without nonces: they are for visitors of WordPress itself. */
function withoutNonces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNonces);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !/nonce/i.test(key) && key !== "__proto__");
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutNonces(child)]));
}

const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The builders' configuration of inline scripts, written anew: only JSON values of known names get through.
 * @returns undefined when there is none */
export function bridgeConfig(inlineScripts: readonly string[]): string | undefined {
  const statements = names.flatMap((name) =>
    inlineScripts.flatMap((text) => {
      const found = new RegExp(`\\bvar\\s+${name}\\s*=\\s*(?=\\{)`).exec(text);
      const value = found ? objectAt(text, found.index + found[0].length) : undefined;
      return value === undefined ? [] : [`window.${name}=${scriptJson(withoutNonces(value))};`];
    }),
  );
  return statements.length > 0 ? statements.join("\n") : undefined;
}
