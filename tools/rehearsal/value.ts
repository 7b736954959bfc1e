/** A value of a template in which every intrinsic function is replaced by what it stands for. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** The parts of a resource or of one of its properties. */
export type Properties = { [key: string]: Value };

export const isObject = (value: Value | undefined): value is Properties =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A property's parts. @throws Error when it is something else */
export function toObject(value: Value | undefined): Properties {
  if (value === undefined) return {};
  if (!isObject(value)) throw new Error(`expected an object, found ${JSON.stringify(value)}`);
  return value;
}

export const parseList = (value: Value | undefined): Value[] =>
  value === undefined || value === null ? [] : [value].flat();

/** A property's text. @throws Error for a list or an object: an intrinsic function was left over */
export function toText(value: Value | undefined): string {
  if (typeof value === "object") throw new Error(`expected text, found ${JSON.stringify(value)}`);
  return value === undefined ? "" : String(value);
}

export const region = "us-east-1";
export const account = "123456789012";
