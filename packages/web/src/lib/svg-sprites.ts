import { categorySlugs } from "@site/core/catalogue/contract";

const category = `(${categorySlugs.join("|")})`;
const ofCategory = new RegExp(`^(?:scene-)?${category}\\b`);
const small = new RegExp(`^poster-|^scene-${category}$`);
const ofHome = /^(scene-home|tile-.*)$/;

/** Drawings that are shown together travel in one file, a sheet. @returns the sheets that a drawing is part of, by name */
export const getSheets = (name: string): { large: string | undefined; small: string | undefined } => ({
  large: ofHome.test(name) ? "home" : ofCategory.exec(name)?.[1],
  small: small.test(name) ? "small" : undefined,
});
