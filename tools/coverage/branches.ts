import { parseSync, Visitor } from "vite";

/** A place where a program goes one way or another. */
export interface Arm {
  /** Offset of what is done there; for an `if` without `else`, of the `if` itself. */
  at: number;
  /** For the way past an `if` without `else`: it was taken when the `if` was reached more often than its block. */
  past?: number;
  /** A function stands there, whose own count says how often it was called. */
  isFunction: boolean;
}

export interface CountedFunction {
  ranges: { startOffset: number; endOffset: number; count: number }[];
}

interface Node {
  type: string;
  start: number;
}

const arm = ({ start, type }: Node): Arm => ({ at: start, isFunction: /Function/.test(type) });

/** Every arm of a source: of `if`, `?:`, `&&`, `||`, `??`, `case` and `catch`. */
export function getArms(file: string, source: string): Arm[] {
  const arms: Arm[] = [];
  new Visitor({
    IfStatement({ start, consequent, alternate }) {
      arms.push(arm(consequent), alternate ? arm(alternate) : { at: start, past: consequent.start, isFunction: false });
    },
    ConditionalExpression({ consequent, alternate }) {
      arms.push(arm(consequent), arm(alternate));
    },
    LogicalExpression({ right }) {
      arms.push(arm(right));
    },
    SwitchCase({ start, consequent }) {
      if (consequent.length > 0) arms.push({ at: start, isFunction: false });
    },
    CatchClause({ body }) {
      arms.push(arm(body));
    },
  }).visit(parseSync(file, source).program);
  return arms;
}

/** How often an offset was reached: the count of the smallest range that holds it. */
function countAt(functions: readonly CountedFunction[], at: number, isFunction = false): number {
  let count = 0;
  let size = Number.POSITIVE_INFINITY;
  for (const { ranges } of functions) {
    if (isFunction && ranges[0]?.startOffset === at) continue;
    for (const { startOffset, endOffset, count: times } of ranges) {
      if (startOffset > at || endOffset <= at || endOffset - startOffset > size) continue;
      size = endOffset - startOffset;
      count = times;
    }
  }
  return count;
}

/** Whether one process took an arm. @param functions what V8 has counted in it */
export function isTaken({ at, past, isFunction }: Arm, functions: readonly CountedFunction[]): boolean {
  const count = countAt(functions, at, isFunction);
  return past === undefined ? count > 0 : count > countAt(functions, past);
}
