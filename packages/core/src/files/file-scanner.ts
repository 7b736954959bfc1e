import type { Settings } from "../settings.ts";

export type IsInfected = (bytes: Buffer) => Promise<boolean>;

/** Asks a scanner, which gets the file as the body of a POST and answers 2xx for one that is clean and 406 for one that is not,
 * as the REST front ends of ClamAV do. Without one nothing is asked. */
export const createFileScanner =
  ({ fileScannerUrl }: Settings): IsInfected =>
  async (bytes) => {
    if (!fileScannerUrl) return false;
    const headers = { "content-type": "application/octet-stream" };
    const signal = AbortSignal.timeout(20_000);
    const response = await fetch(fileScannerUrl, { method: "POST", body: new Uint8Array(bytes), headers, signal });
    if (response.status === 406) return true;
    if (!response.ok) throw new Error(`the virus scanner answered ${response.status}`);
    return false;
  };
