import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { smallJpeg } from "./small-jpeg.ts";

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["\0\0\0\x18ftypheic\0\0", /HEIC photo.*share it as a JPEG.*Most Compatible/],
  ["\0\0\0\x18ftypmif1\0\0", /HEIC photo/],
  ["\0\0\0\x1cftypavif\0\0", /AVIF picture.*save it as a JPEG/],
  ["\0\0\0\x14ftypqt  \0\0", /a video/],
  ["%PDF-1.7", /a PDF/],
  ["II*\0\x10", /raw photo/],
  ["hello", /can't be read as a photo/],
  ["", /empty/],
])("of %j, which can't be drawn, it says why and what helps", async (head, said) => {
  const file = new Blob([Uint8Array.from(head, (sign) => sign.charCodeAt(0))]);
  expect(await smallJpeg(file)).toEqual({ problem: expect.stringMatching(said) });
});

test("a picture without a ground is drawn on white paper", async () => {
  const done: string[] = [];
  const paper = {
    fillStyle: "",
    fillRect: (...of: number[]) => done.push(`${paper.fillStyle} ${of}`),
    drawImage: (_: unknown, ...of: number[]) => done.push(`picture ${of}`),
  };
  vi.stubGlobal("createImageBitmap", async () => ({ width: 3, height: 2 }));
  vi.stubGlobal("document", {
    createElement: () => ({
      getContext: () => paper,
      toBlob: (keep: (blob: Blob) => void) => keep(new Blob(["jpeg"])),
    }),
  });
  expect(await smallJpeg(new Blob())).toEqual({ jpeg: btoa("jpeg") });
  expect(done).toEqual(["white 0,0,3,2", "picture 0,0,3,2"]);
});
