import { dropDrafts, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { dropLate } from "./late-failures.tsx";

const owner = "whose";

/** Nothing that somebody typed stays in the tab. */
export function forgetTyped(): void {
  dropDrafts();
  dropLate();
}

/** Keeps what was typed in this tab for the one person who typed it. */
export function claimDrafts(email: string): void {
  const before = readDraft<{ email: string }>(owner).email;
  if (before !== undefined && before !== email) forgetTyped();
  writeDraft(owner, { email });
}
