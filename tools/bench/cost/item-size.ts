/** Bytes of an item by DynamoDB's own rules: names and texts in UTF-8, numbers about half their digits, 3 for a list or map. */
export function itemSize(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return Math.ceil(String(Math.abs(value)).length / 2) + 1;
  if (typeof value === "boolean" || value === null || value === undefined) return 1;
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + itemSize(each) + 1, 3);
  return Object.entries(value).reduce((sum, [name, each]) => sum + Buffer.byteLength(name) + itemSize(each) + 1, 3);
}
