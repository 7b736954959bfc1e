/** Of a picture as it is kept: a row of the table has room for it, and so has a page of them. */
export const mostPhotoBytes = 96 * 1024;
