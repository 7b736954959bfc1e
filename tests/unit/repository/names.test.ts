import { expect, test } from "vitest";
import { listSources } from "../../../tools/scorecard.ts";

/** What waits for the table or the network is no `get` by docs/style.md: it reads, finds or loads. */
const waitsToGet = /\basync (?:function )?get[A-Z]\w*[(<]|\bget[A-Z]\w* = async\b|\bget[A-Z]\w*\(.*\): Promise</;

test("what is called get waits for nothing", () => {
  expect("export async function getRows(context: Context): Promise<Row[]> {").toMatch(waitsToGet);
  const found = listSources(".").flatMap(({ path, lines }) =>
    lines.filter((line) => waitsToGet.test(line)).map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
