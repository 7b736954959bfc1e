import { mostPhotoBytes } from "@site/core/office/options";

/** Widths and heights in pixels and qualities, the best first. */
const sizes: [longest: number, quality: number][] = [
  [1600, 0.7],
  [1280, 0.6],
  [1024, 0.6],
  [800, 0.5],
  [480, 0.5],
];

/** On white paper: what lets through becomes black in a JPEG, and dark writing on it can't be read. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  const { width, height } = canvas;
  const paper = canvas.getContext("2d");
  if (!paper) return;
  paper.fillStyle = "white";
  paper.fillRect(0, 0, width, height);
  paper.drawImage(picture, 0, 0, width, height);
}

const encodeJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

async function encodeBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const anotherWay =
  "Add it from the phone that took it, or open it there and share it as a JPEG. So that an iPhone takes JPEGs from now on: " +
  "Settings, Camera, Formats, Most Compatible.";

/** The kind of a file by its first bytes: its name and type are missing or wrong on many PCs. */
function detectKind(head: string): string | undefined {
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head)) return "a HEIC photo, as iPhones take them";
  if (/^.{4}ftypavif/s.test(head)) return "an AVIF picture";
  if (/^.{4}ftyp/s.test(head)) return "a video";
  if (head.startsWith("%PDF")) return "a PDF";
  if (head.startsWith("II*\0") || head.startsWith("MM\0*")) return "a TIFF or raw photo of a camera";
  return undefined;
}

/** Why a file that was chosen as a photo can't be drawn here, and what helps. */
async function unreadPhoto(file: Blob): Promise<string> {
  if (file.size === 0) return "This file is empty or no longer there. Please choose it again.";
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = detectKind(String.fromCharCode(...bytes));
  if (!kind) return "This file can't be read as a photo. Please choose a JPEG or PNG.";
  const help = kind.includes("HEIC") ? anotherWay : "Please save it as a JPEG, and choose that.";
  return `This is ${kind}, which this browser can't read. ${help}`;
}

/** A picture as the office keeps it: drawn anew, so small and without what a camera notes of place and time.
 * @returns a file in base64; for what this browser can't draw, why and what helps */
export async function smallJpeg(file: Blob): Promise<{ jpeg: string } | { problem: string }> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: await unreadPhoto(file) };
  const canvas = document.createElement("canvas");
  for (const [longest, quality] of sizes) {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    draw(picture, canvas);
    const blob = await encodeJpeg(canvas, quality);
    if (blob && blob.size <= mostPhotoBytes) return { jpeg: await encodeBase64(blob) };
  }
  return { problem: await unreadPhoto(file) };
}
