const leadTitles: Readonly<Record<string, string>> = {
  quote: "Your estimate request",
  "service-request": "Your service request",
};

/** What a record is to its visitor. @param noun of its kind */
export const getVisitorTitle = (noun: string, { source }: Readonly<Record<string, unknown>>): string =>
  noun === "applications"
    ? "Your job application"
    : noun === "entries"
      ? "Your giveaway entry"
      : (leadTitles[String(source)] ?? "Your request");
