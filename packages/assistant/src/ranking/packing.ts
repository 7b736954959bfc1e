/** Signs that stand in a string without being escaped; one byte each, so that a compressed file counts their real variety. */
const alphabet = Array.from({ length: 90 }, (_, at) => String.fromCharCode(37 + at)).filter((sign) => sign !== "\\");
const valueAt = new Uint8Array(128);
for (const [value, sign] of alphabet.entries()) valueAt[sign.charCodeAt(0)] = value;

/** The last sign of the alphabet says that the gap goes on. */
const wide = alphabet.length - 1;
const space = 32;

/** A weight is at most so many steps in either direction. */
export const mostSteps = 24;

/** How many labels lie between two that have a weight. */
export const gapText = (gap: number): string =>
  (alphabet[wide] ?? "").repeat(Math.floor(gap / wide)) + (alphabet[gap % wide] ?? "");

export const stepText = (step: number): string => alphabet[step + mostSteps] ?? "";

export interface Table {
  /** Where the entries of each bucket begin, and where the last one's end. */
  starts: Uint32Array;
  labels: Uint8Array;
  steps: Int8Array;
}

/** Reads what `gapText` and `stepText` wrote, bucket by bucket with a space between. */
export function unpackWeights(gaps: string, steps: string, buckets: number): Table {
  const starts = new Uint32Array(buckets + 1);
  const labels = new Uint8Array(steps.length);
  let [bucket, entry, label] = [0, 0, 0];
  const bytes = Buffer.from(gaps, "latin1");
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] ?? 0;
    if (code === space) {
      bucket += 1;
      starts[bucket] = entry;
      label = 0;
      continue;
    }
    const gap = valueAt[code] ?? 0;
    label += gap;
    if (gap === wide) continue;
    labels[entry] = label;
    entry += 1;
    label += 1;
  }
  starts[buckets] = entry;
  const signed = new Int8Array(steps.length);
  const signs = Buffer.from(steps, "latin1");
  for (let at = 0; at < signs.length; at += 1) signed[at] = (valueAt[signs[at] ?? 0] ?? 0) - mostSteps;
  return { starts, labels, steps: signed };
}
