/** Shows on a terminal how far a long read has come; says nothing where no person is watching. */
export const progress = (noun: string): ((found: number) => void) | undefined =>
  process.stderr.isTTY ? (found) => process.stderr.write(`\r${found} ${noun} read `) : undefined;

const barWidth = 30;

/** One line: "[######------]  42 %  1,234 lines". @param share of the whole that is done, 0 to 1 */
export function barLine(share: number, count: number, noun: string): string {
  const done = Math.min(1, Math.max(0, share));
  const filled = Math.round(done * barWidth);
  const bar = `${"#".repeat(filled)}${"-".repeat(barWidth - filled)}`;
  return `[${bar}] ${String(Math.floor(done * 100)).padStart(3)} %  ${count.toLocaleString("en-US")} ${noun}`;
}

/** Where a bar is drawn: standard error, so that standard output stays clean for a pipe. */
export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

const clearLine = "\r\x1b[K";

/** A bar on a terminal, and lines that may be said in between. Off a terminal only the lines are written. `end` leaves
 * the last state of the bar standing. */
export function progressBar(noun: string, terminal: Terminal = process.stderr) {
  let drawn = "";
  return {
    show(share: number, count: number): void {
      const line = barLine(share, count, noun);
      if (!terminal.isTTY || line === drawn) return;
      drawn = line;
      terminal.write(`\r${line}`);
    },
    say(line: string): void {
      terminal.write(drawn ? `${clearLine}${line}\n${drawn}` : `${line}\n`);
    },
    end(): void {
      if (drawn) terminal.write("\n");
    },
  };
}
