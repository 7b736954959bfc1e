import { getPath } from "@site/core/contract/endpoint";
import { changeRecordEndpoint, getRecordEndpoint, type RecordView } from "@site/core/office/record/record-contract";
import { listenTo } from "@site/ui/lib/listen-to.ts";
import { useEffect, useState } from "react";
import { call } from "../lib/call.ts";

const signs = ["pointerdown", "keydown", "focus"] as const;

/** What is new from the visitor stays marked for as long as the record is open. Opening it says that it was seen, and what comes
 * while it lies open is seen by whoever next does something there.
 * @param mayChange who may change nothing takes no mark away
 * @returns from when on changes are new to the reader */
export function useSeen({ noun, id, version, news, unreadSince }: RecordView, mayChange: boolean): string | undefined {
  const [since, setSince] = useState(unreadSince);
  const [opened] = useState(news);
  if (unreadSince && !since) setSince(unreadSince);
  useEffect(() => {
    if (!unreadSince || !mayChange) return;
    // It is no change that anybody waits for: what fails is marked still, for the next who looks.
    const say = () =>
      void call(
        changeRecordEndpoint,
        { version, change: { kind: "seen", news } },
        getPath(getRecordEndpoint, { noun, id }),
      ).catch(() => {});
    if (news === opened && document.visibilityState === "visible") return say();
    return listenTo(window, signs, say, { once: true });
  }, [noun, id, version, unreadSince, news, opened, mayChange]);
  return since;
}
