import type { Plugin, Rolldown } from "vite";

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === "chunk";

const baseName = (chunk: Rolldown.OutputChunk): string => chunk.fileName.split("/").at(-1) ?? "";

/** "n as e,r as t" as members of an object pattern: "n:e,r:t". */
const asPattern = (names: string): string => names.replaceAll(" as ", ":");

/** Puts the bundler's own few lines into each file that uses them. */
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

/** A file that only hands on what another one has, which `import()` can take from there itself. */
function skipFacade(chunks: readonly Rolldown.OutputChunk[], facade: Rolldown.OutputChunk): boolean {
  const code = facade.code.replace(/import"[^"]+";/g, "");
  const found = /^import\{([^}]*)\}from"(\.\/[^"]+)";export\{([^}]*)\};?\s*$/.exec(code);
  if (!found) return false;
  const [, imported = "", file, exported = ""] = found;
  const pick = `({${asPattern(imported)}})=>({${exported.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1")}})`;
  // Whoever tries again asks for the file under another address, and needs to know what to take from it.
  const taken = `(p=>import("${file}").then(p,e=>{throw Object.assign(e,{pick:p})}))(${pick})`;
  for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`import(\`./${baseName(facade)}\`)`, taken);
  return true;
}

/** Files of a few bytes cost a request each: the bundler's runtime, and those that only lead on to another file. */
export const foldChunks: Plugin = {
  name: "fold-chunks",
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
      for (const chunk of chunks) if (skipFacade(chunks, chunk)) delete bundle[chunk.fileName];
    },
  },
};
