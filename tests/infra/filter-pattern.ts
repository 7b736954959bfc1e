type Json = Record<string, unknown>;

/** A pattern in pieces: selectors, operators, brackets, quoted texts and numbers. */
const pieces = /\s*(\$\.[\w.]+|NOT EXISTS|&&|\|\||>=|<=|!=|[=<>(){}]|"[^"]*"|-?\d+(?:\.\d+)?)/y;

function split(pattern: string): string[] {
  const found: string[] = [];
  pieces.lastIndex = 0;
  while (pieces.lastIndex < pattern.trimEnd().length) {
    const at = pieces.lastIndex;
    const piece = pieces.exec(pattern)?.[1];
    if (!piece) throw new Error(`not understood at ${at}: ${pattern}`);
    found.push(piece);
  }
  return found;
}

const valueAt = (line: Json, selector: string): unknown =>
  selector
    .slice(2)
    .split(".")
    .reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), line);

/** Texts are compared as texts, `*` stands for any; a number only with a number. */
function compare(value: unknown, operator: string, operand: string): boolean {
  if (operand.startsWith('"')) {
    const parts = operand.slice(1, -1).split("*").map(RegExp.escape);
    const isEqual = typeof value === "string" && new RegExp(`^${parts.join(".*")}$`).test(value);
    return operator === "=" ? isEqual : typeof value === "string" && !isEqual;
  }
  if (typeof value !== "number") return false;
  const number = Number(operand);
  const results: Record<string, boolean> = {
    "=": value === number,
    "!=": value !== number,
    ">=": value >= number,
    "<=": value <= number,
    ">": value > number,
    "<": value < number,
  };
  return results[operator] ?? false;
}

function readLine(line: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return value instanceof Object ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a log event fits a metric filter's JSON pattern, as CloudWatch Logs documents it: an event that is not JSON as a
 * whole never fits. @throws Error for syntax that no filter here uses
 */
export function fits(pattern: string, event: string): boolean {
  const queue = split(pattern.trim().slice(1, -1));
  const line = readLine(event);
  if (!line) return false;
  const take = () => queue.shift() ?? "";

  function term(): boolean {
    const first = take();
    if (first === "(") {
      const result = either();
      take();
      return result;
    }
    const operator = take();
    const value = valueAt(line ?? {}, first);
    return operator === "NOT EXISTS" ? value === undefined : compare(value, operator, take());
  }
  function both(): boolean {
    let result = term();
    while (queue[0] === "&&") {
      take();
      result = term() && result;
    }
    return result;
  }
  function either(): boolean {
    let result = both();
    while (queue[0] === "||") {
      take();
      result = both() || result;
    }
    return result;
  }
  return either();
}
