/** The first so many characters of a text, counted in code points as limits are: a cut by `slice` may leave half an emoji,
 * which the table refuses with all that is beside it. */
export const cutText = (text: string, most: number): string => [...text].slice(0, most).join("");
