import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localSite } from "../../tools/prove/local-site.ts";

/**
 * What `npm start` runs, in a process of its own with the built pages.
 * @param env settings in place of the usual ones
 * @param flags of Node, such as a module that is loaded first
 */
export async function startWholeSite(env: Record<string, string> = {}, flags: string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), "security-"));
  const site = localSite({ port: 0, dataDir, env, flags, hasPages: true });
  await site.start();
  return {
    url: site.url,
    officeUrl: site.officeUrl(),
    dataDir,
    said: site.said,
    async stop() {
      await site.end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
