/** What some work comes to, or else `late()` once it has taken too long; the work itself goes on.
 * @param ms the longest wait */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  try {
    const first = await Promise.race([work.then((result) => ({ result })), end]);
    return first === "late" ? late() : first.result;
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes of a body, which are counted as they come: after decompression, where there is any.
 * @returns undefined when there are more than `limit` */
export async function readWithLimit(
  limit: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
