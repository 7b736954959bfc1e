import { fileTypeFromBuffer } from "file-type";
import { type Entry, fromBuffer } from "yauzl";
import type { Refusal } from "./options.ts";
import type { ReadFile } from "./read-photo.ts";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** More than any letter unpacks to: a zip bomb. */
const [mostEntries, mostUnpacked] = [2000, 100 * 1024 * 1024];

/** Why a Word file is not kept; undefined for one that is well. Nothing of it is unpacked. */
const findFault = (bytes: Buffer): Promise<Refusal | undefined> =>
  new Promise((resolve) => {
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return resolve("damaged");
      let [count, unpacked, hasText] = [0, 0, false];
      function judge({ fileName, uncompressedSize }: Entry): Refusal | undefined {
        count += 1;
        unpacked += uncompressedSize;
        hasText ||= fileName === "word/document.xml";
        if (count > mostEntries || unpacked > mostUnpacked) return "unsafe";
        return /vbaProject\.bin$/i.test(fileName) ? "hasMacros" : undefined;
      }
      zip.on("entry", (entry: Entry) => {
        const fault = judge(entry);
        if (fault) resolve(fault);
        else zip.readEntry();
      });
      // A name with a way out of the folder, or what is no zip after all.
      zip.on("error", () => resolve("unsafe"));
      zip.on("end", () => resolve(hasText ? undefined : "notResume"));
      zip.readEntry();
    });
  });

/** Readers of PDF look for its end in this much of it. */
const tail = 2048;

function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-tail).toString("latin1");
  return end.includes("startxref") && end.includes("%%EOF");
}

/** A resume as it came, if it is a PDF or a Word file by its content. It is opened by nothing here. */
export async function readResume(bytes: Buffer): Promise<ReadFile> {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === "application/pdf") return isWholePdf(bytes) ? { bytes, type, ending: "pdf" } : { refusal: "damaged" };
  if (type === "application/vnd.ms-word.document.macroenabled.12") return { refusal: "hasMacros" };
  if (type !== word && type !== "application/zip") return { refusal: "notResume" };
  const refusal = await findFault(bytes);
  return refusal ? { refusal } : { bytes, type: word, ending: "docx" };
}
