import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { loadOnce } from "../load-once.ts";

/** Programs in WebAssembly that pictures are read and written with: in their own memory, and the same on every machine. */
export const codecFiles = [
  "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm",
  "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm",
  "@jsquash/png/codec/pkg/squoosh_png_bg.wasm",
  "@jsquash/webp/codec/dec/webp_dec.wasm",
  "@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm",
] as const;

/** The types of Node know it as a namespace alone. */
const { compile: compileModule } = Reflect.get(globalThis, "WebAssembly") as {
  compile(bytes: Uint8Array): Promise<WebAssembly.Module>;
};

/** @param dir where they were put by the deployment; undefined for those of node_modules */
async function compile(dir: string | undefined, at: number): Promise<WebAssembly.Module> {
  const name = codecFiles[at] ?? "";
  const file = dir ? join(dir, basename(name)) : createRequire(import.meta.url).resolve(name);
  return compileModule(await readFile(file));
}

async function load(dir: string | undefined) {
  const [jpegIn, jpegOut, png, webp, resize] = await Promise.all([
    import("@jsquash/jpeg/decode.js"),
    import("@jsquash/jpeg/encode.js"),
    import("@jsquash/png/decode.js"),
    import("@jsquash/webp/decode.js"),
    import("@jsquash/resize"),
  ]);
  await Promise.all([
    compile(dir, 0).then((module) => jpegIn.init(module)),
    compile(dir, 1).then((module) => jpegOut.init(module)),
    compile(dir, 2).then((module) => png.init(module)),
    compile(dir, 3).then((module) => webp.init(module)),
    compile(dir, 4).then((module) => resize.initResize(module)),
  ]);
  return {
    decode: {
      "image/jpeg": (bytes: ArrayBuffer) => jpegIn.default(bytes, { preserveOrientation: true }),
      "image/png": (bytes: ArrayBuffer) => png.default(bytes),
      "image/webp": (bytes: ArrayBuffer) => webp.default(bytes),
    },
    encode: jpegOut.default,
    resize: resize.default,
  };
}

type Codecs = Awaited<ReturnType<typeof load>>;
const loaded = new Map<string | undefined, Promise<Codecs>>();

/** Works with the codecs, loaded at their first use. What a hostile file has left in their memory goes with it.
 * @returns undefined where the work failed @throws what loading them throws */
export async function withCodecs<Made>(
  dir: string | undefined,
  work: (codecs: Codecs) => Promise<Made>,
): Promise<Made | undefined> {
  const codecs = await loadOnce(loaded, dir, () => load(dir));
  try {
    return await work(codecs);
  } catch {
    loaded.delete(dir);
    return undefined;
  }
}
