/** Splits a stream of UTF-8 bytes at line feeds. Not node:readline: it also splits at U+2028, which JSON texts may
 * contain.
 * @param chunks pieces of the file, cut anywhere
 * @returns the lines without line feed, carriage return and byte order mark */
export async function* jsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const pieces = decoder.decode(chunk, { stream: true }).split("\n");
    pieces[0] = rest + pieces[0];
    rest = pieces.pop() ?? "";
    for (const piece of pieces) yield piece.replace(/\r$/, "");
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, "");
}
