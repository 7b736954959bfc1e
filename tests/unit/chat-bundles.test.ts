import { build } from "esbuild";
import { expect, test } from "vitest";

/** Source files that a handler loads at its start; what it imports later, on demand, is not followed. */
async function modulesOf(handler: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`packages/functions/src/chat/${handler}.ts`],
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

const having = (modules: string[], part: string) => modules.filter((path) => path.includes(part));

test.each(["create-session", "store-message"])(
  "%s starts without the engine, its weights and the model",
  async (handler) => {
    const modules = await modulesOf(handler);
    expect(having(modules, "core/src/chat/session-entity.ts")).toHaveLength(1);
    for (const part of ["engine/embedded-engine.ts", "understanding/weights.ts", "assistant/src/bedrock.ts", "@ai-sdk"])
      expect(having(modules, part)).toEqual([]);
  },
);

test("send-message starts with the engine and without the model's adapter", async () => {
  const modules = await modulesOf("send-message");
  for (const part of ["engine/embedded-engine.ts", "understanding/weights.ts"])
    expect(having(modules, part)).toHaveLength(1);
  for (const part of ["assistant/src/bedrock.ts", "@ai-sdk"]) expect(having(modules, part)).toEqual([]);
});
