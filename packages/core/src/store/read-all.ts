interface Page<Item> {
  data: Item[];
  cursor: string | null;
}

/** Every item of a query or a scan, page by page.
 * @param read asks for the page that begins at a cursor; the first one begins at null
 * @param onPage told after each page how many items it held */
export async function readAll<Item>(
  read: (cursor: string | null) => Promise<Page<Item>>,
  onPage: (count: number) => void = () => {},
): Promise<Item[]> {
  const found: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read(cursor);
    found.push(...page.data);
    cursor = page.cursor;
    onPage(page.data.length);
  } while (cursor);
  return found;
}

/** Adds up what several reads report. @param onProgress told the sum so far */
export function countPages(onProgress: (found: number) => void = () => {}): (count: number) => void {
  let sum = 0;
  return (count) => {
    sum += count;
    onProgress(sum);
  };
}
