// `node tools/rehearsal/start.ts ASSEMBLY`: brings a synthesized stage up on this machine, with a sample content
// provider, and says where it answers. DATA_DIR takes its mails; WORDPRESS_URL names another provider.

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listenLocally } from "@site/core/listen-locally";
import { demoLibrary } from "@site/dev/fake-wordpress/demo-library";
import { createProvider } from "@site/dev/fake-wordpress/server";
import { startRehearsal } from "./rehearsal.ts";
import { addressesFile, wordpressHost } from "./stage.ts";
import { readAssembly } from "./template.ts";

const [, , directory = ""] = process.argv;
const dataDir = process.env.DATA_DIR ?? ".data";
await mkdir(dataDir, { recursive: true });
const provider = createProvider({ library: demoLibrary });
const wordpress = process.env.WORDPRESS_URL ?? (await listenLocally(provider));
const rehearsal = await startRehearsal({
  assembly: readAssembly(directory),
  outbox: join(dataDir, "outbox"),
  outside: { [wordpressHost]: wordpress },
});
await writeFile(join(dataDir, addressesFile), JSON.stringify({ aws: rehearsal.awsEndpoint, wordpress }));

async function stop(): Promise<void> {
  await rehearsal.close();
  const faults = rehearsal.faults();
  if (faults.length > 0) console.error(["the templates forgot:", ...faults].join("\n"));
  process.exit(faults.length > 0 ? 1 : 0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
console.log(`ready: ${rehearsal.url}`);
console.log(`office: ${rehearsal.officeUrl}`);
