const anotherWay =
  "Add it from the phone that took it, or open it there and share it as a JPEG. So that an iPhone takes JPEGs from now on: " +
  "Settings, Camera, Formats, Most Compatible.";

/** The kind of a file by its first bytes: its name and type are missing or wrong on many PCs. */
function detectKind(head: string): string | undefined {
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(head)) return "a HEIC photo, as iPhones take them";
  if (/^.{4}ftypavif/s.test(head)) return "an AVIF picture";
  if (/^.{4}ftyp/s.test(head)) return "a video";
  if (head.startsWith("%PDF")) return "a PDF";
  if (head.startsWith("II*\0") || head.startsWith("MM\0*")) return "a TIFF or raw photo of a camera";
  return undefined;
}

/** Why a file that was chosen as a photo can't be drawn here, and what helps. */
export async function unreadPhoto(file: Blob): Promise<string> {
  if (file.size === 0) return "This file is empty or no longer there. Please choose it again.";
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = detectKind(String.fromCharCode(...bytes));
  if (!kind) return "This file can't be read as a photo. Please choose a JPEG or PNG.";
  const help = kind.includes("HEIC") ? anotherWay : "Please save it as a JPEG, and choose that.";
  return `This is ${kind}, which this browser can't read. ${help}`;
}
