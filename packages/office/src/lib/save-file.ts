/** A browser may start a download after the click, and asks for the file then, ms. */
const keepTime = 60_000;

/** Hands a file to the browser without an address that anybody could open. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), keepTime);
}
