import { getSheets } from "./svg-sprites.ts";

/** Where the build has put the drawings, under a name made of their content; the development server has none. */
const folder: string | undefined = import.meta.env.PICTURES;

/**
 * Address of a picture as a page shows it: of our own drawings the built file, which is kept for a year.
 * @param src such as "/illustrations/scene-home.svg", or an address elsewhere
 * @param isSmall shown small, among others
 */
export function pictureAddress(src: string, isSmall: boolean): string {
  const name = folder && /^\/illustrations\/([\w-]+)\.svg$/.exec(src)?.[1];
  if (!name) return src;
  const sheets = getSheets(name);
  const sheet = isSmall ? (sheets.small ?? sheets.large) : (sheets.large ?? sheets.small);
  return sheet ? `${folder}/${sheet}.svg#${name}` : `${folder}/${name}.svg`;
}
