import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { lintSource } from "@secretlint/core";
import { creator as rule } from "@secretlint/secretlint-rule-preset-recommend";
import { webRoot } from "@site/web/built-site";
import lockfile from "lockfile-lint-api";
import { expect, test } from "vitest";

interface Locked {
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  /** Comes inside another package, whose checksum covers it. */
  inBundle?: boolean;
}

const lock = "package-lock.json";
const packages: Record<string, Locked> = JSON.parse(readFileSync(lock, "utf8")).packages;
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
const getName = (path: string): string => path.replace(/^.*node_modules\//, "");

/** The preset wants more around the id of an AWS key than a leak may show. */
const awsKeyId = /\b(AKIA|ASIA)[A-Z0-9]{16}\b/;

/** Amazon's own samples. */
const samples = /AKIAIOSFODNN7EXAMPLE|AKIAI44QH8DHBEXAMPLE/g;

async function secretsIn(filePath: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath, content: text, ext: filePath.split(".").at(-1) ?? "", contentType: "text" },
    options: { config: { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend", rule }] }, maskSecrets: true },
  });
  const found = messages.map(({ message }) => `${filePath}: ${message}`);
  return awsKeyId.test(text.replace(samples, "")) ? [...found, `${filePath}: an AWS key id`] : found;
}

const isText = (file: string): boolean => !/\.(png|jpe?g|webp|avif|woff2?|ico|pdf|gz|zip)$/.test(file);

test("no file of the repository and no file of the built site holds a secret", async () => {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  const built = globSync(`${webRoot}{,-server}/**/*.{html,js,css,json,txt,xml,map}`);
  expect(built.length).toBeGreaterThan(50);
  const files = [...tracked.split("\n").filter(Boolean), ...built].filter(isText);
  const found: string[] = [];
  for (const file of files) {
    // A file that was deleted and not yet committed is still listed.
    const text = globSync(file).length > 0 ? readFileSync(file, "utf8") : "";
    found.push(...(await secretsIn(file, text)));
  }
  expect(found).toEqual([]);
});

test("control: secrets of several kinds are found", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789ABCD";
  const made = [
    String(privateKey.export({ type: "pkcs1", format: "pem" })),
    `token = ghp_${letters.slice(0, 36)}`,
    `id = ${"AKIA"}${"QWERTYUIOP123456"}`,
    `https://hooks.slack.com/services/T0000000${"A"}/B0000000${"B"}/${letters.slice(0, 24)}`,
  ];
  for (const text of made) expect(await secretsIn("config.ts", text), text).not.toEqual([]);
});

const check = (content: string): string[] => {
  const { object } = new lockfile.ParseLockfile({ lockfileText: content, lockfileType: "npm" }).parseSync();
  const results = [
    new lockfile.ValidateHost({ packages: object }).validate(["npm"]),
    new lockfile.ValidateHttps({ packages: object }).validate(),
    new lockfile.ValidatePackageNames({ packages: object }).validate(),
    new lockfile.ValidateIntegrity({ packages: object }).validate(),
  ];
  return results.flatMap(({ errors }) => errors.map(({ message }) => message));
};

test("every package comes from npm by https, under its own name and with a checksum", () => {
  expect(check(readFileSync(lock, "utf8"))).toEqual([]);
  const unproven = installed.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith("sha512-"));
  expect(unproven.map(([path]) => path)).toEqual([]);
});

test("control: a package from elsewhere, by http, without a strong checksum or in another's place is found", () => {
  const text = readFileSync(lock, "utf8");
  const zod = '"node_modules/zod": {';
  const from = (address: string) => text.replace(zod, `${zod}\n      "resolved": "${address}",`);
  const changes = [
    from("https://evil.example/zod/-/zod-4.6.7.tgz"),
    from("http://registry.npmjs.org/zod/-/zod-4.6.7.tgz"),
    from("https://registry.npmjs.org/zed/-/zed-4.6.7.tgz"),
    text.replace(/"integrity": "sha512-[^"]+"/, '"integrity": "sha1-AAAA"'),
  ];
  for (const change of changes) {
    expect(change).not.toBe(text);
    expect(check(change)).not.toEqual([]);
  }
});

test("a package may run a script while it is installed only when the list in package.json names it", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => getName(path));
  expect(scripted).toContain("esbuild");
  expect(scripted.filter((name) => !(name in allowScripts))).toEqual([]);
});

/** Licenses under which we may ship, or for tools run, what others wrote. */
const allowed = /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Python-2\.0|CC0-1\.0|Unlicense)$/;
/** For tools only: to be named when shipped (CC-BY), or changes to be published (MPL). */
const allowedForTools = /^(MPL-2\.0|CC-BY-4\.0)$/;
/** Say MIT in a file or an old form of package.json, which the lockfile does not repeat. */
const unnamed = ["busboy", "png-js", "querystring", "streamsearch", "xtend"];

const mayUse = (license: string, isTool: boolean): boolean =>
  license
    // An old form adds where the text stands.
    .replace(/ \(https?:[^)]*\)$/, "")
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((each) => allowed.test(each) || (isTool && allowedForTools.test(each)));

test("every package has a license that we may use it under", () => {
  const shipped = new Set(
    // It ends with an error wherever something else was installed beside; that is another test's.
    spawnSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], { encoding: "utf8", maxBuffer: 1e8 })
      .stdout.split("\n")
      .map((path) => path.slice(path.indexOf("node_modules/"))),
  );
  expect(shipped.size).toBeGreaterThan(100);
  const refused = installed.filter(
    ([path, { license }]) =>
      !(license
        ? mayUse(license, !shipped.has(path))
        : unnamed.includes(getName(path)) || path.startsWith("packages/")),
  );
  expect(refused.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
});

test("control: a license that asks for more is refused", () => {
  for (const license of ["GPL-3.0-only", "AGPL-3.0-or-later", "SSPL-1.0", "UNLICENSED"])
    expect(mayUse(license, true)).toBe(false);
  expect(mayUse("MPL-2.0", false)).toBe(false);
});
