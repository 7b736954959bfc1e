import type * as z from "zod";

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null;

function removePart(value: unknown, [key, ...rest]: readonly PropertyKey[]): boolean {
  if (key === undefined || !isContainer(value) || value[key] === undefined) return false;
  if (rest.length > 0) return removePart(value[key], rest);
  value[key] = undefined;
  return true;
}

/** An item by its schema, without the parts of it that a plug-in has made something else: those are taken out of the
 * value, and named. */
function parseItem<Item>(schema: z.ZodType<Item>, value: unknown, odd: string[] = []): { item?: Item; odd: string[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { item: parsed.data, odd };
  const paths = parsed.error.issues.map(({ path }) => path);
  const removed = paths.filter((path) => removePart(value, path));
  const all = [...odd, ...(removed.length > 0 ? removed : paths).map((path) => path.join("."))];
  return removed.length > 0 ? parseItem(schema, value, all) : { odd: all };
}

const nameOf = (item: unknown): string => (isContainer(item) ? String(item.id ?? item.slug ?? "?") : "?");

/** The items of a list, each by itself. @returns undefined when it is no list, or none of its items can be read */
export function parseItems<Item>(
  schema: z.ZodType<Item>,
  list: unknown,
  found: (item: string, parts: string) => void,
): Item[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = list.flatMap((value) => {
    const name = nameOf(value);
    const { item, odd } = parseItem(schema, value);
    if (odd.length > 0) found(name, `${item === undefined ? "left out: " : ""}${odd.join(", ")}`);
    return item === undefined ? [] : [item];
  });
  return list.length > 0 && items.length === 0 ? undefined : items;
}
