import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getArms, isTaken } from "../../../tools/coverage/branches.ts";
import { judge } from "../../../tools/coverage/judge.ts";

const files = [
  { name: "well.ts", taken: 4, all: 5 },
  { name: "low.ts", taken: 3, all: 4 },
  { name: "never.ts", taken: 0, all: 1 },
  { name: "plain.ts", taken: 0, all: 0 },
];

test("a file under 80 % without a reason fails the command, and one with a reason is told with it", () => {
  expect(judge(files, { "Only AWS asks.": ["low.ts"] })).toEqual({
    isFine: false,
    lines: ["2 of 4 files are under 80 %", "low.ts  3 of 4: Only AWS asks.", "never.ts  0 of 1: no reason is given"],
  });
  const whole = judge(files, { "Only AWS asks.": ["low.ts", "never.ts", "well.ts"] });
  expect(whole.isFine).toBe(true);
  expect(whole.lines.at(-1)).toBe("reasons that are none: well.ts");
});

test("every reason is of a file that there is, and no file has two", () => {
  const given: Record<string, string[]> = JSON.parse(readFileSync("tools/coverage/reasons.json", "utf8"));
  const names = Object.values(given).flat();
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
  expect(names.length).toBe(new Set(names).size);
});

test("no project of the tests has an `exclude`, beside which that of a command would count for nothing", () => {
  expect(readFileSync("vitest.config.ts", "utf8")).not.toMatch(/^\s*exclude:/m);
});

test("the way past an if counts when its block was reached less often", () => {
  const source = "if (a) { b(); }";
  const counted = (times: number, inside: number) => [
    {
      ranges: [
        { startOffset: 0, endOffset: 15, count: times },
        { startOffset: 7, endOffset: 15, count: inside },
      ],
    },
  ];
  const taken = (times: number, inside: number) =>
    getArms("a.ts", source).map((arm) => isTaken(arm, counted(times, inside)));
  expect(taken(2, 2)).toEqual([true, false]);
  expect(taken(2, 0)).toEqual([false, true]);
  expect(taken(2, 1)).toEqual([true, true]);
});
