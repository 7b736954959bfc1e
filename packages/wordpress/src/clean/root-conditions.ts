import { list } from "postcss";

/** Attributes of a page's html element, their names in lower case. */
export type RootAttributes = Readonly<Record<string, string>>;

const word = String.raw`(?:[\w-]|[^\x00-\x7f])+`;
const quotedOrBare = String.raw`"[^"\\]*"|'[^'\\]*'|${word}`;
const condition = new RegExp(
  [
    `(?<sign>[.#])(?<name>${word})`,
    String.raw`\[\s*(?<attribute>${word})\s*(?:(?<operator>[~|^$*]?=)\s*(?<value>${quotedOrBare})\s*(?<flag>[is]?)\s*)?\]`,
    String.raw`:(?<list>not|is|where)\((?<inner>(?:[^()]|\([^()]*\))*)\)`,
    ":root(?![\\w-])",
  ].join("|"),
  "iy",
);

type Condition = Record<string, string | undefined>;

const comparisons: Readonly<Record<string, (actual: string, value: string) => boolean>> = {
  "=": (actual, value) => actual === value,
  "~=": (actual, value) => actual.split(/\s+/).includes(value),
  "|=": (actual, value) => actual === value || actual.startsWith(`${value}-`),
  "^=": (actual, value) => value !== "" && actual.startsWith(value),
  "$=": (actual, value) => value !== "" && actual.endsWith(value),
  "*=": (actual, value) => value !== "" && actual.includes(value),
};

function hasAttribute({ attribute = "", operator, value = "", flag }: Condition, root: RootAttributes): boolean {
  const name = attribute.toLowerCase();
  const actual = Object.hasOwn(root, name) ? root[name] : undefined;
  if (actual === undefined || !operator) return actual !== undefined;
  const fold = (text: string): string => (/i/i.test(flag ?? "") ? text.toLowerCase() : text);
  return comparisons[operator]?.(fold(actual), fold(value.replace(/^(["'])(.*)\1$/s, "$2"))) === true;
}

/** Whether any of several selectors holds; undefined where one of them only a browser can tell. */
function holdsAny(selectors: readonly string[], root: RootAttributes): boolean | undefined {
  const results = selectors.map((selector) => {
    const { conditions, rest } = splitConditions(selector.trim().replace(/^html(?![\w-])/i, ""));
    return rest === "" ? matchesRoot(conditions, root) : undefined;
  });
  return results.includes(undefined) ? undefined : results.includes(true);
}

function holdsOne(each: Condition, root: RootAttributes): boolean | undefined {
  if (each.sign === ".") return (root.class ?? "").split(/\s+/).includes(each.name ?? "");
  if (each.sign === "#") return root.id === each.name;
  if (each.attribute) return hasAttribute(each, root);
  if (!each.list) return true;
  const isAny = holdsAny(list.comma(each.inner ?? ""), root);
  return isAny !== undefined && /not/i.test(each.list) ? !isAny : isAny;
}

/** Whether all conditions hold; undefined where one of them only a browser can tell. */
export function matchesRoot(conditions: readonly Condition[], root: RootAttributes): boolean | undefined {
  const results = conditions.map((each) => holdsOne(each, root));
  return results.includes(undefined) ? undefined : !results.includes(false);
}

/** Takes what is asked of an element off the start of a selector: classes, attributes, `:not()` and the like of them.
 * @example splitConditions(".js[lang] > a").rest // " > a" */
export function splitConditions(selector: string): { conditions: Condition[]; rest: string } {
  const conditions: Condition[] = [];
  let end = 0;
  for (;;) {
    condition.lastIndex = end;
    const found = condition.exec(selector);
    if (!found) return { conditions, rest: selector.slice(end) };
    conditions.push(found.groups ?? {});
    end += found[0].length;
  }
}

/** What a page's html element is once scripts run: themes write `no-js` there and a script makes it `js`. */
export function toScriptedRoot(attributes: RootAttributes): RootAttributes {
  const names = (attributes.class ?? "").split(/\s+/).filter((name) => name && name !== "no-js" && name !== "js");
  return { ...attributes, class: [...names, "js"].join(" ") };
}
