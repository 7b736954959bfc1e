import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { ConfigurationError, type Settings } from "../settings.ts";
import { writeFileAtomic } from "../store/write-file-atomic.ts";

export interface Objects {
  /** @returns undefined for what is not there */
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Uint8Array, type: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const timeoutMs = 20_000;

export function bucketObjects({ aws, filesUrl }: Settings): Objects {
  if (!filesUrl) throw new ConfigurationError("FILES_URL is not set");
  const client = new AwsClient({ ...aws, service: "s3", retries: 3 });
  async function call(key: string, method: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client.fetch(new URL(`/${key}`, filesUrl), { ...init, method, signal });
    if (response.ok || response.status === 404) return response;
    const [, code = ""] = /<Code>(\w+)/.exec(await response.text()) ?? [];
    throw new Error(`the bucket answered ${method} ${response.status} ${code}`);
  }
  return {
    async read(key) {
      const response = await call(key, "GET");
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    },
    async write(key, bytes, type) {
      await call(key, "PUT", { body: new Uint8Array(bytes), headers: { "content-type": type } });
    },
    async remove(key) {
      await call(key, "DELETE");
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

export const folderObjects = (dir: string): Objects => ({
  read: (key) =>
    readFile(join(dir, key)).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  write: (key, bytes) => writeFileAtomic(join(dir, key), bytes, 0o600),
  remove: (key) => rm(join(dir, key), { force: true }),
});
