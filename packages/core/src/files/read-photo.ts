import { fileTypeFromBuffer } from "file-type";
import { imageDimensionsFromData } from "image-dimensions";
import { withCodecs } from "./codecs.ts";
import { mostPixels, type Refusal } from "./options.ts";
import { stripHeic } from "./strip-heic.ts";
import { isWholeJpeg } from "./strip-jpeg.ts";

export interface KeptFile {
  bytes: Uint8Array;
  type: string;
  ending: string;
  small?: Uint8Array;
}

export type ReadFile = KeptFile | { refusal: Refusal };

/** Longest sides of what is kept, pixels. */
const [fullSide, smallSide] = [2048, 480];

const drawn = ["image/jpeg", "image/png", "image/webp"] as const;
type Drawn = (typeof drawn)[number];
const isDrawn = (type: string | undefined): type is Drawn => drawn.some((each) => each === type);

/** Draws a picture anew, the right way up: nothing of the file is left but what is seen. */
const drawAnew = async (bytes: Buffer, type: Drawn, codecsDir: string | undefined): Promise<KeptFile | undefined> =>
  withCodecs(codecsDir, async ({ decode, encode, resize }) => {
    const picture = await decode[type](new Uint8Array(bytes).buffer);
    async function draw(side: number, quality: number): Promise<Uint8Array> {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const [width = 1, height = 1] = [picture.width, picture.height].map((each) =>
        Math.max(1, Math.round(each * scale)),
      );
      const how = { method: "triangle", linearRGB: false, premultiply: false } as const;
      const scaled = scale < 1 ? await resize(picture, { width, height, ...how }) : picture;
      return new Uint8Array(await encode(scaled, { quality }));
    }
    const small = await draw(smallSide, 70);
    return { bytes: await draw(fullSide, 80), small, type: "image/jpeg", ending: "jpg" };
  });

/** A photo as it is kept: a JPEG drawn anew, or a HEIC, which nothing here can draw, without what it says of place and device.
 * Known by its content, whatever its name and type say. */
export async function readPhoto(bytes: Buffer, codecsDir: string | undefined): Promise<ReadFile> {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === "image/heic" || type === "image/heif") return stripHeic(bytes);
  if (!isDrawn(type)) return { refusal: "notPhoto" };
  const size = imageDimensionsFromData(bytes);
  if (!size) return { refusal: "damaged" };
  if (size.width * size.height > mostPixels) return { refusal: "tooManyPixels" };
  // A decoder would draw half a JPEG.
  if (type === "image/jpeg" && !isWholeJpeg(bytes)) return { refusal: "damaged" };
  return (await drawAnew(bytes, type, codecsDir)) ?? { refusal: "damaged" };
}
