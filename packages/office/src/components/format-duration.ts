import { day, hour, minute } from "@site/core/business/durations";

const units: [ms: number, name: string][] = [
  [day, "day"],
  [hour, "hour"],
  [minute, "minute"],
];

/** "3 hours", of which each is over: nothing is promised that is not there. Less than a minute is "a moment". */
export function formatDuration(ms: number): string {
  const [unit, name] = units.find(([each]) => Math.abs(ms) >= each) ?? [];
  if (!unit) return "a moment";
  const count = Math.floor(Math.abs(ms) / unit);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
