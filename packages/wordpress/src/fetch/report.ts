import { writeLog } from "@site/core/log";

/** Something about the provider that costs visitors a part of what it has. */
export interface Finding {
  what:
    | "text around JSON"
    | "odd item"
    | "page without its styles"
    | "style sheet left out"
    | "REST interface elsewhere";
  where: string;
  detail: string;
}

export type Report = (finding: Finding) => void;

const mostFindings = 200;

export function createReport(): Report {
  const said = new Set<string>();
  return (finding) => {
    const key = JSON.stringify(finding);
    if (said.has(key) || said.size >= mostFindings) return;
    said.add(key);
    writeLog({ level: "warn", task: "read WordPress", ...finding });
  };
}
