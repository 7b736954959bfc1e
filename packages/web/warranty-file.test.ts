import { inflateSync } from "node:zlib";
import { profile } from "@site/company/profile";
import { warranties } from "@site/company/warranty";
import { addressLine } from "@site/core/business/profile";
import { expect, test } from "vitest";
import { warrantyFile } from "./warranty-file.ts";

/** What stands in a PDF in letters of its standard fonts. */
function readWords(pdf: Buffer): string {
  const streams = pdf.toString("latin1").matchAll(/\/FlateDecode\s*>>\s*stream\n(.*?)\nendstream/gs);
  const drawn = [...streams].map(([, packed = ""]) => inflateSync(Buffer.from(packed, "latin1")).toString("latin1"));
  const shown = drawn.join("").matchAll(/\[(.*?)\] TJ/gs);
  const hex = ([, pieces = ""]: RegExpExecArray) => [...pieces.matchAll(/<([0-9a-f]+)>/g)].map(([, each = ""]) => each);
  return [...shown].map((each) => Buffer.from(hex(each).join(""), "hex").toString("latin1")).join(" ");
}

test("the file of the warranties holds their texts, whose they are, whom to call and of which day", async () => {
  const pdf = await warrantyFile("2026-11-21");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const words = readWords(pdf).replace(/\s+/g, " ");
  for (const text of [profile.phone, profile.legalName, addressLine(profile.showroom), "As of November 21, 2026"])
    expect(words).toContain(text);
  for (const { paragraphs } of warranties) for (const text of paragraphs) expect(words).toContain(text);
});
