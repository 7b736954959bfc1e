import { profile } from "@site/company/profile";
import type { FileKind } from "@site/core/files/options";
import { tokenOf } from "@site/core/site/pages";
import { showToast } from "@site/ui/lib/toasts.ts";
import type { SentRequest } from "../links/request-link.tsx";
import { type ChosenFile, sendFile, type UploadResult } from "./send-file.ts";

export type Sent = Promise<UploadResult | undefined>;

/** Follows files that nothing shows on their way any more: the tab is not closed over them, and a toast tells of those that
 * did not arrive. */
export async function followUnseen(reference: string | undefined, kind: FileKind, files: readonly Sent[]) {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  const results = await Promise.all(files);
  window.removeEventListener("beforeunload", warn);
  const lost = results.filter((result) => !result || result.state === "refused").length;
  if (lost === 0) return;
  showToast({
    title: `${lost} of ${files.length} ${kind}s did not arrive`,
    description: `Please add what is missing on the page that our confirmation leads to, or call ${profile.phone}.${reference ? ` Your reference is ${reference}.` : ""}`,
    variant: "destructive",
  });
}

/** Sends the files of a form that was left while it was being sent. */
export function sendUnseen(sent: SentRequest | undefined, kind: FileKind, chosen: readonly ChosenFile[]) {
  const token = sent && tokenOf(sent.page);
  let last: Sent = Promise.resolve(undefined);
  const files = chosen.map((one) => {
    last = last.then(() => (token ? sendFile(token, one, kind, () => {}).catch(() => undefined) : undefined));
    return last;
  });
  return followUnseen(sent?.reference, kind, files);
}
