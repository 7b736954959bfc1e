/** Whether a value that came from elsewhere is an object with these keys. */
export const hasKeys = <Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && keys.every((key) => key in value);
