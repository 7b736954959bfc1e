import type { Plugin, Rolldown } from "vite";

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === "chunk";

const baseName = (chunk: Rolldown.OutputChunk): string => chunk.fileName.split("/").at(-1) ?? "";

/** "n as e,r as t" as members of an object pattern: "n:e,r:t". */
const asPattern = (names: string): string => names.replaceAll(" as ", ":");

function inlineRuntime(chunks: readonly Rolldown.OutputChunk[], runtime: Rolldown.OutputChunk): void {
  const [, body, exported] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(runtime.code) ?? [];
  if (!body || !exported) throw new Error("The bundler's runtime looks different than expected.");
  const members = exported.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1");
  for (const chunk of chunks) {
    chunk.code = chunk.code
      .replace(`import"./${baseName(runtime)}";`, "")
      .replace(
        new RegExp(`import\\{([^}]*)\\}from"\\./${baseName(runtime)}";`),
        (_, names: string) => `const{${asPattern(names)}}=(()=>{${body}return{${members}}})();`,
      );
    if (chunk.code.includes(baseName(runtime)) && chunk !== runtime)
      throw new Error(`${chunk.fileName} asks for the runtime`);
  }
}

/** A module that shares its file is taken out of it after the import. Whoever tries again after a failure asks for the file
 * under another address and needs to know what to take: the error tells it (src/lib/hydration/import-with-retry.ts). */
const withPick = (code: string): string =>
  code.replace(
    /import\((`[^`]+`)\)\.then\(([\w$]+)=>\2\.([\w$]+)\)/g,
    "(p=>import($1).then(p,e=>{throw Object.assign(e,{pick:p})}))($2=>$2.$3)",
  );

/** A file of a few bytes costs a request: the bundler's runtime goes into the files that use it. */
export const inlineRuntimePlugin: Plugin = {
  name: "inline-runtime",
  enforce: "post",
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const runtime = chunks.find(({ name }) => name === "rolldown-runtime");
      if (runtime) {
        inlineRuntime(chunks, runtime);
        delete bundle[runtime.fileName];
      }
      for (const chunk of chunks) chunk.code = withPick(chunk.code);
    },
  },
};
