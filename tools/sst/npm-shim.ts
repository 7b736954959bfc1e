import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/**
 * SST runs `npm install` for every function even when there is nothing to install: about a second each. This `npm` goes
 * first on PATH and answers those calls; every other call goes to the real one.
 * @returns the value of PATH to run SST with
 */
export function pathWithoutEmptyInstalls(): string {
  const folder = mkdtempSync(join(tmpdir(), "npm-shim-"));
  const script = `#!/bin/sh
case "$PWD" in
  */.sst/artifacts/*) grep -q '"dependencies":{}' package.json 2>/dev/null && exit 0; [ -f package.json ] || exit 0 ;;
esac
PATH="\${PATH#*${delimiter}}" exec npm "$@"
`;
  writeFileSync(join(folder, "npm"), script, { mode: 0o755 });
  return `${folder}${delimiter}${process.env.PATH}`;
}
