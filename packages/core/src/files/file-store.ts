import { pathToFileURL } from "node:url";
import { AwsV4Signer } from "aws4fetch";
import { ConfigurationError, type Settings } from "../settings.ts";
import { bucketObjects, folderObjects, type Objects } from "./objects.ts";

/** Seconds for which a link to send a file is good: a slow phone takes minutes for one. */
const uploadLife = 15 * 60;

/** Seconds for which a link to a kept file is good unless told otherwise: who presses it follows it at once. */
const downloadLife = 60;

interface Upload {
  url: string;
  /** To be sent with it, or the bucket refuses the file. */
  headers: Record<string, string>;
}

export interface FileStore extends Objects {
  /** A link by which a browser sends one file of just this type and size, past our own servers. */
  signUpload(key: string, type: string, bytes: number): Promise<Upload>;
  /** A link that soon ends. @param name saves the file under it and never shows it; without one it is shown @param life seconds */
  signDownload(key: string, name?: string, life?: number): Promise<string>;
}

/** Saved under its name, in characters that any header may hold, by whoever follows the link. */
function attachment(name: string): string {
  const escaped = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${name.replace(/[^\w. -]/g, "_")}"; filename*=UTF-8''${escaped}`;
}

/** The bucket: S3 by its own protocol, or on one machine a folder that takes the same links. */
export function createFileStore(settings: Settings): FileStore {
  function address(key: string, life: number): URL {
    if (!settings.filesUrl) throw new ConfigurationError("FILES_URL is not set");
    const url = new URL(`/${key}`, settings.filesUrl);
    url.searchParams.set("X-Amz-Expires", String(life));
    return url;
  }
  async function sign(url: URL, method: string, headers: Record<string, string> = {}): Promise<string> {
    const asked = { ...settings.aws, service: "s3", method, url: url.href, headers };
    const signed = await new AwsV4Signer({ ...asked, signQuery: true, allHeaders: true }).sign();
    // Some read a plus sign of a query as it stands.
    return signed.url.href.replaceAll("+", "%20");
  }
  const objects = () => (settings.filesDir ? folderObjects(settings.filesDir) : bucketObjects(settings));
  return {
    async signUpload(key, type, bytes) {
      const headers = { "content-type": type, "content-length": String(bytes) };
      // The browser says the length by itself and lets no page say it.
      return { url: await sign(address(key, uploadLife), "PUT", headers), headers: { "content-type": type } };
    },
    async signDownload(key, name, life = downloadLife) {
      // Nobody answers for the folder while the server does not run.
      if (settings.filesDir && !settings.filesUrl) return pathToFileURL(`${settings.filesDir}/${key}`).href;
      const url = address(key, life);
      if (name) {
        url.searchParams.set("response-content-disposition", attachment(name));
        url.searchParams.set("response-content-type", "application/octet-stream");
      }
      return sign(url, "GET");
    },
    read: (key) => objects().read(key),
    write: (key, bytes, type) => objects().write(key, bytes, type),
    remove: (key) => objects().remove(key),
  };
}
