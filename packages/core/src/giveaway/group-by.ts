/** Items by a key, in their order; items without a key are left out. (Map.groupBy is not in our TypeScript library yet.) */
export function groupBy<Item>(items: Item[], buildKey: (item: Item) => string | undefined): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = buildKey(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
