const plain = /^\$? ?(\d+|\d{1,3}(,\d{3})+)(\.\d\d?)?$/;
const most = 10_000_000;

/** @returns whole dollars, 0 for nothing typed, undefined for what is no plain amount */
export function parseDollars(typed: string): number | undefined {
  const amount = typed.trim();
  if (!amount) return 0;
  const read = plain.test(amount) ? Math.round(Number(amount.replace(/[$, ]/g, ""))) : most + 1;
  return read > most ? undefined : read;
}
