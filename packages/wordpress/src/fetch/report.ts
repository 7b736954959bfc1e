import { writeLog } from "@site/core/log";

/** Something about the provider that costs visitors a part of what it has. */
export interface Finding {
  what: "text around JSON" | "odd item" | "page without its styles" | "REST interface elsewhere";
  /** An interface, an item by its number, or a page by its path at the provider. */
  where: string;
  detail: string;
}

export type Report = (finding: Finding) => void;

/** Findings that a process writes at most: one that repeats without end fills no log. */
const mostFindings = 200;

/** Writes each finding into the log once in the life of a process. */
export function createReport(): Report {
  const said = new Set<string>();
  return (finding) => {
    const key = JSON.stringify(finding);
    if (said.has(key) || said.size >= mostFindings) return;
    said.add(key);
    writeLog({ level: "warn", task: "read WordPress", ...finding });
  };
}
