import { createFile, MP4BoxBuffer } from "mp4box";
import { mostPixels } from "./options.ts";
import type { ReadFile } from "./read-photo.ts";

/** Items of a HEIC that are drawn; all others tell of place, time and device. */
const pictures = new Set(["hvc1", "hev1", "grid", "iden", "iovl", "tmap"]);

/** Length and kind that a box begins with, bytes. */
const boxHead = 8;

function parse(bytes: Buffer) {
  const file = createFile();
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, 0));
  file.flush();
  const { iloc, iinf, pitm, iprp, idat } = file.meta ?? {};
  if (!iloc || !iinf || !pitm) throw new Error("a part is missing");
  const kinds = new Map(iinf.item_infos.map(({ item_ID, item_type }) => [item_ID, item_type]));
  if (!pictures.has(kinds.get(pitm.item_id) ?? "")) throw new Error("there is no picture");
  const spans = iloc.items.flatMap(({ item_ID, base_offset, construction_method: method, extents }) => {
    if (method > 1) throw new Error("items lie in items");
    const start = base_offset + (method === 1 ? (idat?.start ?? 0) + boxHead : 0);
    return extents.map(({ extent_offset: offset, extent_length: length }) => ({
      from: start + offset,
      to: start + offset + length,
      isPicture: pictures.has(kinds.get(item_ID) ?? ""),
      isInMeta: method === 1,
    }));
  });
  const sizes = (iprp?.ipco?.boxes ?? []).flatMap((box) =>
    "image_width" in box && "image_height" in box ? Number(box.image_width) * Number(box.image_height) : [],
  );
  return { boxes: file.boxes, spans, pixels: Math.max(0, ...sizes) };
}

/** A HEIC with nothing left in it but what is drawn. Nothing here draws it: that takes a decoder whose license is not ours to
 * use. */
export function stripHeic(bytes: Buffer): ReadFile {
  try {
    const { boxes, spans, pixels } = parse(bytes);
    if (pixels > mostPixels) return { refusal: "tooManyPixels" };
    if (spans.some(({ from, to }) => from < 0 || to > bytes.length)) return { refusal: "damaged" };
    const bare = Buffer.alloc(bytes.length);
    const keep = (from: number, to: number) => bytes.copy(bare, from, from, to);
    for (const { type, start = 0, size } of boxes) {
      const isWhole = type === "ftyp" || type === "meta";
      keep(start, start + (isWhole ? size : boxHead));
      if (!isWhole && type !== "mdat") bare.write("free", start + 4, "latin1");
    }
    for (const { from, to, isPicture, isInMeta } of spans)
      if (isPicture) keep(from, to);
      else if (isInMeta) bare.fill(0, from, to);
    return { bytes: bare, type: "image/heic", ending: "heic" };
  } catch {
    return { refusal: "damaged" };
  }
}
