import { profile } from "@site/company/profile";
import type { FileKind } from "@site/core/files/options";
import { tokenOf } from "@site/core/site/pages";
import { showToast } from "@site/ui/lib/toasts.ts";
import type { SentRequest } from "../links/request-link.tsx";
import { type ChosenFile, sendFile } from "./send-file.ts";

/** Sends the files of a form that was left while it was being sent: nothing shows them on their way any more, so a toast
 * tells of those that did not arrive. */
export async function sendUnseen(sent: SentRequest | undefined, kind: FileKind, chosen: readonly ChosenFile[]) {
  const token = sent && tokenOf(sent.page);
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", warn);
  let lost = 0;
  for (const one of chosen) {
    const result = token && (await sendFile(token, one, kind, () => {}).catch(() => undefined));
    if (!result || result.state === "refused") lost += 1;
  }
  window.removeEventListener("beforeunload", warn);
  if (lost === 0) return;
  const reference = sent ? ` Your reference is ${sent.reference}.` : "";
  showToast({
    title: `${lost} of ${chosen.length} ${kind}s did not arrive`,
    description: `Please add what is missing on the page that our confirmation leads to, or call ${profile.phone}.${reference}`,
    variant: "destructive",
  });
}
