const marker = 0xff;
const endOfImage = Buffer.from([marker, 0xd9]);
const [startOfImage, startOfScan, comment] = [0xd8, 0xda, 0xfe];

const isApplication = (kind: number): boolean => kind >= 0xe0 && kind <= 0xef;

/** Takes out of a JPEG file whatever is no picture: where and by what it was taken, previews, comments, what follows its end.
 * @returns undefined for what is no JPEG, or half of one */
export function stripJpeg(file: Buffer): Buffer | undefined {
  if (file[0] !== marker || file[1] !== startOfImage) return undefined;
  const chunks = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === marker) {
    const kind = file[at + 1] ?? 0;
    if (kind === startOfScan) {
      const last = file.indexOf(endOfImage, at);
      return last < 0 ? undefined : Buffer.concat([...chunks, file.subarray(at, last + endOfImage.length)]);
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (!isApplication(kind) && kind !== comment) chunks.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
}

export const isWholeJpeg = (file: Buffer): boolean => stripJpeg(file) !== undefined;
