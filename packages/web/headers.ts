import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { profile } from "@site/company/profile";
import { frameHosts } from "@site/core/content/frame-hosts";
import { apiPaths } from "@site/core/contract/paths";
import { environment } from "@site/core/settings";
import { restoreAddress } from "@site/core/site/page-document";
import { buildSync } from "esbuild";
import { locationServices } from "./env.ts";

// SST bundles its configuration into the root folder: from there only the working directory leads to the scripts.
const beside = fileURLToPath(new URL("boot", import.meta.url));
const folder = existsSync(beside) ? beside : "packages/web/boot";

/** An inline script, bundled and minified: a constant text, so its hash can stand in the policy. */
const inlineScript = (name: string): string =>
  buildSync({
    entryPoints: [`${folder}/${name}.ts`],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
    define: { bannerPath: JSON.stringify(apiPaths.getBanner), pageViewsPath: JSON.stringify(apiPaths.countPageViews) },
    write: false,
  }).outputFiles[0]?.text.trim() ?? "";

export const bootScript = inlineScript("start");
/** Beside it, in pages whose HTML has the mark. */
export const partScripts = {
  'role="tab"': inlineScript("tabs"),
  "data-compares": inlineScript("compare"),
  'method="post"': inlineScript("forms"),
};
/** At the end of pages that only read, where the application, which has the same, may never run. */
export const trafficScript = inlineScript("traffic");

/** Lets the browser fetch a page of ours when a finger or the pointer comes near its link, not with Save-Data. The
 * application takes it away, since it fetches less. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

const scriptHashes = [bootScript, ...Object.values(partScripts), trafficScript, restoreAddress, speculationRules]
  .map((text) => `'sha256-${hash("sha256", text, "base64")}'`)
  .join(" ");

interface ContentHosts {
  /** Addresses of the content provider and its file hosts, separated by spaces: their files appear on content pages. */
  provider?: string;
  /** False where none of them may bring a script. */
  hasProviderScripts?: boolean;
  /** Address of the bucket that browsers send files to, and get small pictures of them from. */
  files?: string;
  /** Hosts whose frames content may have beside those that every site may. */
  frames?: readonly string[];
  /** The site is served by https and by nothing else. */
  isHttps?: boolean;
  /** Origins of location services that the browser asks; those of the build unless told otherwise. */
  location?: readonly string[];
}

/** Origins of the location services that an environment names. */
export const locationOrigins = (source = environment): string[] => {
  const addresses = Object.values(locationServices(source)).filter(Boolean);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
};

const ownFrames = profile.solarMap ? [new URL(profile.solarMap.url).origin] : [];

/**
 * Headers of every page. Scripts come from here and by the hashes of ours that are inline; videos and maps may be framed; nobody may
 * frame us.
 */
export function pageHeaders({
  provider,
  hasProviderScripts = true,
  files,
  frames = [],
  isHttps = false,
  location = locationOrigins(),
}: ContentHosts = {}): Record<string, string> {
  const own = (provider ?? "")
    .split(/\s+/)
    .flatMap((url) => (url ? ` ${new URL(url).origin}` : []))
    .join("");
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}${hasProviderScripts ? own : ""}`,
    `style-src 'self' 'unsafe-inline'${own}${own && " https://fonts.googleapis.com"}`,
    // A photo is drawn from the memory of the browser before it is sent.
    `img-src 'self' data: blob: https://lh3.googleusercontent.com${files ? ` ${files}` : ""}${own}`,
    `font-src 'self'${own}${own && " https://fonts.gstatic.com"}`,
    `media-src 'self'${own}`,
    ["connect-src 'self'", ...(files ? [files] : []), ...location].join(" "),
    ["frame-src", ...[...frameHosts, ...frames].map((host) => new URL(`https://${host}`).origin), ...ownFrames].join(
      " ",
    ),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };
}
