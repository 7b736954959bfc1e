import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { imageDimensionsFromData } from "image-dimensions";
import { expect, test } from "vitest";
import { withCodecs } from "./codecs.ts";
import { readPhoto } from "./read-photo.ts";
import { readResume } from "./read-resume.ts";

const photo = readFileSync("packages/ops/src/sample-photo.jpg");
const place = "GPSLatitude 43.1009 N, Rome";

const uint = (value: number, bytes: 2 | 4): Buffer => {
  const made = Buffer.alloc(bytes);
  made.writeUIntBE(value, 0, bytes);
  return made;
};

/** A segment of a JPEG right after its beginning. */
const withSegment = (jpeg: Buffer, marker: number, body: Buffer): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), uint(body.length + 2, 2), body, jpeg.subarray(2)]);

function exif(orientation: number, text: string): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  tiff.writeUInt16BE(0x010e, 22);
  tiff.writeUInt16BE(2, 24);
  tiff.writeUInt32BE(text.length, 26);
  tiff.writeUInt32BE(tiff.length, 30);
  return Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from(text)]);
}

const chunk = (kind: string, body: Buffer): Buffer => {
  const told = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  return Buffer.concat([uint(body.length, 4), told, uint(crc32(told), 4)]);
};

/** A gray PNG; `rows` of it are there. */
function png(width: number, height: number, rows = height, more: Buffer[] = []): Buffer {
  const head = Buffer.concat([uint(width, 4), uint(height, 4), Buffer.from([8, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    ...more,
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const box = (kind: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint(body.length + 8, 4), Buffer.from(kind, "latin1"), body]);
};
const full = (kind: string, version: number, ...parts: Buffer[]): Buffer =>
  box(kind, Buffer.from([version, 0, 0, 0]), ...parts);

/** A HEIC as a phone writes it, with a picture and its EXIF in one heap. */
function heic(picture: Buffer, told: Buffer, { side = 4000, more = Buffer.alloc(0) as Buffer } = {}): Buffer {
  const infe = (id: number, kind: string) =>
    full("infe", 2, uint(id, 2), uint(0, 2), Buffer.from(kind, "latin1"), Buffer.from("\0"));
  const item = (id: number, offset: number, length: number) =>
    Buffer.concat([uint(id, 2), uint(0, 2), uint(1, 2), uint(offset, 4), uint(length, 4)]);
  const build = (start: number): Buffer[] => [
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic", "latin1")),
    full(
      "meta",
      0,
      full("hdlr", 0, uint(0, 4), Buffer.from("pict", "latin1"), Buffer.alloc(13)),
      full("pitm", 0, uint(1, 2)),
      full("iinf", 0, uint(2, 2), infe(1, "hvc1"), infe(2, "Exif")),
      box("iprp", box("ipco", full("ispe", 0, uint(side, 4), uint(side, 4)))),
      full(
        "iloc",
        0,
        Buffer.from([0x44, 0x00]),
        uint(2, 2),
        item(1, start, picture.length),
        item(2, start + picture.length, told.length),
      ),
    ),
    more,
    box("mdat", picture, told),
  ];
  const [ftyp = Buffer.alloc(0), meta = Buffer.alloc(0)] = build(0);
  return Buffer.concat(build(ftyp.length + meta.length + more.length + 8));
}

interface ZipEntry {
  name: string;
  body?: Buffer;
  /** What the list of the zip claims of it. */
  unpacked?: number;
}

/** A zip of entries that are stored as they are. */
function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, body = Buffer.from("<x/>"), unpacked = body.length } of entries) {
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(unpacked === body.length ? 0 : 8, 4);
    head.writeUInt32LE(crc32(body), 10);
    head.writeUInt32LE(body.length, 14);
    head.writeUInt32LE(unpacked, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), head, Buffer.from(name), body]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    central.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\0", "latin1"), head, rest.subarray(0, 14), Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, list, Buffer.from("PK\x05\x06", "latin1"), end]);
}

const contentTypes = Buffer.from(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
const docx = (...more: ZipEntry[]) =>
  zip([{ name: "[Content_Types].xml", body: contentTypes }, { name: "word/document.xml" }, ...more]);

const pdf = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n");

async function kept(bytes: Buffer) {
  const read = await readPhoto(bytes, undefined);
  if ("refusal" in read) throw new Error(read.refusal);
  return read;
}

test("a JPEG is drawn anew: place, comment and what follows its end are gone, and it stands the right way up", async () => {
  const tail = Buffer.from("<script>alert(1)</script>PK\x03\x04");
  const told = withSegment(withSegment(photo, 0xe1, exif(6, place)), 0xfe, Buffer.from(place));
  const { bytes, small, type, ending } = await kept(Buffer.concat([told, tail]));
  expect([type, ending]).toEqual(["image/jpeg", "jpg"]);
  const before = imageDimensionsFromData(photo);
  expect(imageDimensionsFromData(bytes)).toMatchObject({ width: before?.height, height: before?.width });
  expect(imageDimensionsFromData(small ?? photo)).toMatchObject({ width: 360, height: 480 });
  for (const file of [bytes, small ?? bytes]) {
    const text = Buffer.from(file).toString("latin1");
    for (const trace of ["GPS", "Exif", "Rome", "<script", "PK\x03\x04"]) expect(text).not.toContain(trace);
  }
});

test("PNG and WebP become JPEGs of at most 2,048 pixels", async () => {
  const wide = await kept(png(4100, 20, 20, [chunk("tEXt", Buffer.from(`Comment\0${place}`))]));
  expect(imageDimensionsFromData(wide.bytes)).toMatchObject({ width: 2048, height: 10, type: "jpeg" });
  expect(Buffer.from(wide.bytes).toString("latin1")).not.toContain("GPS");
  const { default: encode, init } = await import("@jsquash/webp/encode.js");
  await init({ wasmBinary: readFileSync("node_modules/@jsquash/webp/codec/enc/webp_enc_simd.wasm") } as never);
  const picture = { data: new Uint8ClampedArray(40 * 30 * 4), width: 40, height: 30 };
  const webp = Buffer.from(await encode(picture as never));
  expect(imageDimensionsFromData((await kept(webp)).bytes)).toMatchObject({ width: 40, height: 30, type: "jpeg" });
});

test("a HEIC keeps its picture and loses all that is told in it", async () => {
  const picture = Buffer.from("the picture itself");
  const film = box("mpvd", Buffer.from(`a film of ${place}`));
  const read = await kept(heic(picture, exif(1, place), { more: film }));
  const text = Buffer.from(read.bytes).toString("latin1");
  expect(read).toMatchObject({ type: "image/heic", ending: "heic" });
  expect(text).toContain("the picture itself");
  for (const trace of ["GPS", "Rome", "MM\0*", "film"]) expect(text).not.toContain(trace);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const halfHeic = heic(Buffer.alloc(500, 1), exif(1, place));

test.each<[string, Buffer, string]>([
  ["an SVG with a script", Buffer.from(svg), "notPhoto"],
  ["an SVG behind a declaration", Buffer.from(`<?xml version="1.0"?>${svg}`), "notPhoto"],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "notPhoto"],
  ["a PDF", pdf, "notPhoto"],
  ["a zip", docx(), "notPhoto"],
  ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(300)]), "notPhoto"],
  ["a GIF that is a script", Buffer.from("GIF89a/*\0\0\0*/=1;alert(1)"), "notPhoto"],
  ["the film of a live photo", box("ftyp", Buffer.from("qt  \0\0\0\0qt  ")), "notPhoto"],
  ["nothing", Buffer.alloc(0), "notPhoto"],
  ["500 megapixels in some KB", png(25_000, 20_000, 1), "tooManyPixels"],
  ["a PNG whose pixels end early", png(2000, 2000, 3), "damaged"],
  ["a PNG that ends early", png(400, 300).subarray(0, 60), "damaged"],
  ["a JPEG that ends early", photo.subarray(0, photo.length / 2), "damaged"],
  [
    "a JPEG that ends early after a preview",
    withSegment(photo, 0xe1, photo.subarray(-400)).subarray(0, 9000),
    "damaged",
  ],
  [
    "a JPEG of its first bytes and a script",
    Buffer.from("\xff\xd8\xff\xe0<script>alert(1)</script>", "latin1"),
    "damaged",
  ],
  ["a HEIC that ends early", halfHeic.subarray(0, -600), "damaged"],
  ["a HEIC of 2,500 megapixels", heic(Buffer.from("x"), exif(1, place), { side: 50_000 }), "tooManyPixels"],
  ["a HEIC without anything in it", box("ftyp", Buffer.from("heic\0\0\0\0mif1heic")), "damaged"],
])("%s is no photo that is kept, and the next one is read", async (_, bytes, refusal) => {
  expect(await readPhoto(bytes, undefined)).toEqual({ refusal });
  expect(await kept(photo)).toMatchObject({ type: "image/jpeg" });
});

test("a resume is a PDF or a Word file, kept as it came", async () => {
  expect(await readResume(pdf)).toEqual({ bytes: pdf, type: "application/pdf", ending: "pdf" });
  expect(await readResume(docx())).toMatchObject({ ending: "docx" });
});

test.each<[string, Buffer, string]>([
  ["a PDF that ends early", pdf.subarray(0, 40), "damaged"],
  ["a page that calls itself a PDF further down", Buffer.from(`<script>alert(1)</script>${pdf}`), "notResume"],
  ["a photo", photo, "notResume"],
  ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(300)]), "notResume"],
  ["a zip of something else", zip([{ name: "a.txt" }]), "notResume"],
  ["a zip bomb", docx({ name: "word/media/a.bin", unpacked: 4_000_000_000 }), "unsafe"],
  ["more entries than a letter has", docx(...Array.from({ length: 2001 }, (_, at) => ({ name: `a${at}` }))), "unsafe"],
  ["a name that leads out of the folder", docx({ name: "../../etc/passwd" }), "unsafe"],
  ["macros", docx({ name: "word/vbaProject.bin" }), "hasMacros"],
  ["a Word file that ends early", docx().subarray(0, -30), "damaged"],
])("%s is no resume", async (_, bytes, refusal) => {
  expect(await readResume(bytes)).toEqual({ refusal });
});

test("control: a decoder that is given the half JPEG draws it, so that the check before it matters", async () => {
  const half = new Uint8Array(photo.subarray(0, photo.length / 2)).buffer;
  const drawn = await withCodecs(undefined, ({ decode }) => decode["image/jpeg"](half));
  expect(drawn?.width).toBeGreaterThan(0);
});
