import { expect, test } from "vitest";
import { jsonLines } from "./json-lines.ts";

async function* pieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([1, 2, 3, 1000])("lines survive being cut every %i bytes, also inside a character", async (size) => {
  const text = '\ufeff{"a":"caf\u00e9 \u2028 \ud83c\udfe0"}\r\n\n{"b":2}\n{"c":3}';
  const lines: string[] = [];
  for await (const line of jsonLines(pieces(text, size))) lines.push(line);
  expect(lines).toEqual(['{"a":"caf\u00e9 \u2028 \ud83c\udfe0"}', "", '{"b":2}', '{"c":3}']);
});
