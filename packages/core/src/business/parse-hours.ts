const hoursPattern = /^(\d{1,2})(?::([0-5]\d))? (AM|PM)-(\d{1,2})(?::([0-5]\d))? (AM|PM)$/;

const getMinutes = (hour = "", minutes = "0", half = ""): number =>
  ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minutes);

/** "8 AM-5:30 PM" as minutes of the day; undefined for other words. */
export function parseHours(text: string): { opens: number; closes: number } | undefined {
  const [, hour, minutes, half, lastHour, lastMinutes, lastHalf] = hoursPattern.exec(text) ?? [];
  return hour === undefined
    ? undefined
    : { opens: getMinutes(hour, minutes, half), closes: getMinutes(lastHour, lastMinutes, lastHalf) };
}
