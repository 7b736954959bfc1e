import { scopeCss } from "../clean/scope-css.ts";
import { type FetchResult, ProviderFailure } from "../fetch/failure.ts";
import type { Source } from "../source.ts";
import type { RichDocument } from "./extract-page.ts";
import { loadRichDocument } from "./load-rich-page.ts";
import { type Sheet, unreadableCss, withinMedia } from "./page-assets.ts";
import { themeFilePath } from "./theme-file.ts";

const isSheetName = /^[0-9a-f]{12}\.css$/;

/** A page is read again for a sheet that nobody knows at most this often, ms. */
const rereadTime = 5000;

async function readSheet(source: Source, sheet: Sheet): Promise<string | undefined> {
  const reply = await source.callFile({ url: new URL(sheet.url), accept: "text/css" });
  if (reply.status === 404) return undefined;
  if (reply.status !== 200 || reply.type !== "text/css")
    throw new ProviderFailure("format", "The content provider's style sheet was not understood.");
  const css = scopeCss(withinMedia(reply.text, sheet.media), reply.url, {
    fileAt: themeFilePath(source.provider),
    root: sheet.root,
  });
  if (css === undefined) source.report({ what: "style sheet left out", where: sheet.url, detail: unreadableCss });
  return css ?? "";
}

/** The sheet of a name. The page may have been built anew since this process has read it, or since a visitor has: it is
 * read again, and a version that is gone leads to the file as it is now. */
async function findSheet(
  file: string,
  known: RichDocument,
  readAgain: (reading: string) => Promise<FetchResult<RichDocument>>,
): Promise<FetchResult<Sheet>> {
  const isAsked = ({ name }: Sheet) => name === file;
  const asked = known.sheets.find(isAsked);
  if (asked) return { status: "found", value: asked };
  if (!isSheetName.test(file)) return { status: "missing" };
  const newer = await readAgain(`again ${Math.floor(Date.now() / rereadTime)}`);
  const { sheets, failure } = newer.status === "found" ? newer.value : known;
  const sheet = sheets.find(isAsked) ?? sheets.find(({ name }) => name.slice(0, 6) === file.slice(0, 6));
  if (sheet) return { status: "found", value: sheet };
  return failure ? { status: "unavailable", failure } : { status: "missing" };
}

/** One style sheet of a page, scoped to the page's content. Only sheets that the page itself names are ever asked for.
 * @param file the sheet's name in the page's list of styles
 * @param path of a nested page, plain */
export async function loadRichStyle(
  { slug, file, path }: { slug: string; file: string; path?: string },
  source: Source | undefined,
): Promise<FetchResult<string>> {
  if (!source) return { status: "missing" };
  const read = (reading?: string) => loadRichDocument({ slug, path, reading }, source);
  const result = await read();
  if (result.status !== "found") return result;
  const sheet = await findSheet(file, result.value, read);
  if (sheet.status !== "found") return sheet;
  const { url, root, media = "" } = sheet.value;
  return source.styles.load(`${url} ${media} ${JSON.stringify(root)}`, () => readSheet(source, sheet.value));
}
