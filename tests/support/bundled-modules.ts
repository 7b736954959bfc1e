import { build } from "esbuild";

/** Source files that a handler loads at its start; what it imports later, on demand, is not followed.
 * @param handler below packages/functions/src/handlers, such as "chat/create-session" */
export async function listModules(handler: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`packages/functions/src/handlers/${handler}.ts`],
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    outdir: "unused",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const outputs = Object.entries(metafile.outputs);
  const loaded = new Set<string>();
  const follow = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === "import-statement") follow(next);
  };
  for (const [path, { entryPoint }] of outputs) if (entryPoint?.endsWith(`${handler}.ts`)) follow(path);
  return outputs.flatMap(([path, { inputs }]) => (loaded.has(path) ? Object.keys(inputs) : []));
}
