import { mostPhotoBytes } from "@site/core/office/options";

/** Widths and heights in pixels and qualities, the best first. */
const sizes: [longest: number, quality: number][] = [
  [1600, 0.7],
  [1280, 0.6],
  [1024, 0.6],
  [800, 0.5],
  [480, 0.5],
];

const encodeJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

async function encodeBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** A picture as the office keeps it: drawn anew, so small and without what a camera notes of place and time.
 * @returns a file in base64; undefined for what this browser can't draw */
export async function smallJpeg(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement("canvas");
  for (const [longest, quality] of sizes) {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await encodeJpeg(canvas, quality);
    if (blob && blob.size <= mostPhotoBytes) return encodeBase64(blob);
  }
  return undefined;
}
