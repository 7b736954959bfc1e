/** Page builders' configuration variables that may cross; their scripts stop without. */
const names = ["elementorFrontendConfig", "ElementorProFrontendConfig"] as const;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A copy without nonces: they are for visitors of WordPress itself. */
function withoutNonces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNonces);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !/nonce/i.test(key) && key !== "__proto__");
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutNonces(child)]));
}

/** The text of an object literal from its `{` to the matching `}`; braces in strings don't count. */
function objectAt(text: string, start: number): string | undefined {
  let depth = 0;
  let isString = false;
  for (let index = start; index < text.length; index += 1) {
    const char = text[index];
    if (isString && char === "\\") index += 1;
    else if (char === '"') isString = !isString;
    else if (!isString && char === "{") depth += 1;
    else if (!isString && char === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return undefined;
}

const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The builders' configuration of inline scripts, written anew as a script: only JSON values of known names get
 * through.
 * @returns undefined when there is none */
export function bridgeConfig(inlineScripts: readonly string[]): string | undefined {
  const statements = names.flatMap((name) =>
    inlineScripts.flatMap((text) => {
      const found = new RegExp(`\\bvar\\s+${name}\\s*=\\s*(?=\\{)`).exec(text);
      const literal = found ? objectAt(text, found.index + found[0].length) : undefined;
      const value = literal === undefined ? undefined : parse(literal);
      return value === undefined ? [] : [`window.${name}=${scriptJson(withoutNonces(value))};`];
    }),
  );
  return statements.length > 0 ? statements.join("\n") : undefined;
}
