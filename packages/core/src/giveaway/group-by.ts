/** Items by their keys, in their order; items without a key are left out. */
export function groupsBy<Item>(items: Item[], keysOf: (item: Item) => (string | undefined)[]): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      if (key === undefined) continue;
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return [...groups.values()];
}
