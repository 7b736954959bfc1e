import { dropDrafts, readDraft, writeDraft } from "@site/ui/lib/drafts.ts";
import { dismissBackgroundError } from "../components/background-errors.tsx";

const owner = "whose";

/** Nothing that somebody typed stays in the tab. */
export function forgetTyped(): void {
  dropDrafts();
  dismissBackgroundError();
}

/** Keeps what was typed in this tab for the one person who typed it. */
export function scopeDraftsToUser(email: string): void {
  const before = readDraft<{ email: string }>(owner).email;
  if (before !== undefined && before !== email) forgetTyped();
  writeDraft(owner, { email });
}
