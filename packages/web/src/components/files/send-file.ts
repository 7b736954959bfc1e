import { apiPaths } from "@site/core/contract/paths";
import type { FileKind, FileState } from "@site/core/files/options";
import { ApiError, request } from "@site/ui/lib/api.ts";
import { count } from "@site/ui/lib/count.ts";
import { newKey } from "@site/ui/lib/new-key.ts";

/** A file that a visitor has chosen; its id stands for it however often it is sent. */
export interface ChosenFile {
  id: string;
  file: File;
}

export const toChosen = (files: Iterable<File>): ChosenFile[] => [...files].map((file) => ({ id: newKey(), file }));

/** Longest side of a photo that is sent, pixels, and its quality. */
const [longestSide, quality] = [2048, 0.82];

/** What a browser that does not know the kind of a file leaves open. */
const typeByEnding: Record<string, string> = {
  heic: "image/heic",
  heif: "image/heif",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** A photo as small as it needs to be, drawn anew. What this browser can't draw is sent as it is. */
async function scale(file: File): Promise<Blob> {
  const { default: Compressor } = await import("compressorjs");
  return new Promise((success) => {
    new Compressor(file, {
      ...{ maxWidth: longestSide, maxHeight: longestSide, quality },
      ...{ mimeType: "image/jpeg", strict: false, checkOrientation: false },
      success,
      error: () => success(file),
    });
  });
}

const getType = ({ name, type }: File): string =>
  type || typeByEnding[name.split(".").at(-1)?.toLowerCase() ?? ""] || "";

export interface UploadResult {
  state: FileState;
  reason?: string;
}

interface Answer extends UploadResult {
  upload?: { url: string; headers: Record<string, string> };
}

/** Puts a file into the bucket. `fetch` tells nobody how far it is. @throws TypeError when the network or the bucket fails */
const put = ({ url, headers }: NonNullable<Answer["upload"]>, body: Blob, onProgress: (share: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () =>
      sending.status < 300 ? resolve() : reject(new TypeError(`The bucket says ${sending.status}`));
    sending.onerror = () => reject(new TypeError("The connection was lost."));
    sending.ontimeout = sending.onerror;
    sending.timeout = 5 * 60_000;
    sending.send(body);
  });

/** Until the network is back, or a while. @param ms */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    window.addEventListener(
      "online",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

export const parts = { scale, put, pause };

/** A lost connection comes back within this many tries, or the visitor presses a button. */
const mostAttempts = 11;
const mostLooks = 6;

/** Whether the server has said no for good. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![404, 408, 429].includes(error.status);

type Ask = () => Promise<Answer>;

/** @returns what is known of the file already; undefined when it has just arrived @throws Error when the connection stays away */
async function deliver(ask: Ask, body: Blob, onProgress: (share: number) => void): Promise<UploadResult | undefined> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const { upload, ...answer } = await ask();
      if (!upload) return answer;
      await parts.put(upload, body, onProgress);
      count("upload");
      return undefined;
    } catch (error) {
      if (isFinal(error)) return { state: "refused", reason: error.said ?? "This file can't be taken." };
      if (attempt === mostAttempts) throw error;
      await parts.pause(Math.min(30_000, 500 * 2 ** attempt));
    }
}

async function awaitResult(ask: Ask): Promise<UploadResult> {
  for (let look = 1; look <= mostLooks; look += 1) {
    await parts.pause(500 * look);
    const { state, reason } = await ask().catch((): Answer => ({ state: "pending" }));
    if (state !== "pending") return { state, ...(reason ? { reason } : {}) };
  }
  return { state: "pending" };
}

/** Sends a file with a request, again and again while the connection is lost, and says what became of it: "pending" when it has
 * arrived and nobody has looked at it yet.
 * @param token of the request's page
 * @throws Error when the connection does not come back */
export async function sendFile(
  token: string,
  { id, file }: ChosenFile,
  kind: FileKind,
  onProgress: (share: number) => void,
): Promise<UploadResult> {
  const body = kind === "photo" ? await parts.scale(file) : file;
  const type = body === file ? getType(file) : body.type;
  const ask: Ask = async () => {
    const asked = { token, id, type, bytes: body.size, name: file.name };
    const response = await request("POST", apiPaths.startUpload, asked);
    return response.json();
  };
  return (await deliver(ask, body, onProgress)) ?? (await awaitResult(ask));
}
