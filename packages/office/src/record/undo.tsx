import type { RecordView } from "@site/core/office/record/record-contract";
import { Button } from "@site/ui/components/button.tsx";
import { useEffect, useState } from "react";
import { serverNow } from "../lib/server-clock.ts";
import type { ChangeRecord } from "./use-changes.ts";

interface UndoProps {
  record: RecordView;
  change: ChangeRecord;
}

export function Undo({ record, change }: UndoProps) {
  const until = Date.parse(record.undoUntil ?? "");
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, until - serverNow()) || 0);
    return () => clearTimeout(timer);
  }, [until]);
  if (!(until > now)) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => change({ kind: "undo" }, "It is as it was before.")}>
      Undo
    </Button>
  );
}
