import { expect, test } from "vitest";
import { barLine, progressBar } from "./progress.ts";

test("a bar shows the share that is done and the count", () => {
  expect(barLine(0.5, 1234, "lines")).toBe(`[${"#".repeat(15)}${"-".repeat(15)}]  50 %  1,234 lines`);
  expect(barLine(1.2, 2, "lines")).toContain("100 %");
});

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test("on a terminal a line that is said moves the bar below it", () => {
  const screen = terminal(true);
  const bar = progressBar("lines", screen);
  bar.show(0, 0);
  bar.show(0, 0);
  bar.say("line 1: it is no JSON");
  bar.end();
  expect(screen.written).toEqual([
    `\r${barLine(0, 0, "lines")}`,
    `\r\x1b[Kline 1: it is no JSON\n${barLine(0, 0, "lines")}`,
    "\n",
  ]);
});

test("off a terminal only the lines are written", () => {
  const pipe = terminal(false);
  const bar = progressBar("lines", pipe);
  bar.show(0.5, 1);
  bar.say("line 1: it is no JSON");
  bar.end();
  expect(pipe.written).toEqual(["line 1: it is no JSON\n"]);
});
