import type { FileStore } from "./file-store.ts";

export function buildBucket() {
  const objects = new Map<string, Buffer>();
  const files: FileStore = {
    signUpload: async (key, type) => ({ url: `https://bucket.example/${key}`, headers: { "content-type": type } }),
    signDownload: async (key, name) => `https://bucket.example/${key}${name ? `?name=${name}` : ""}`,
    read: async (key) => objects.get(key),
    write: async (key, bytes) => void objects.set(key, Buffer.from(bytes)),
    remove: async (key) => void objects.delete(key),
  };
  return { objects, files };
}
