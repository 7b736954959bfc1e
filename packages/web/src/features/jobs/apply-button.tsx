import { positionPath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { type MouseEvent, useState } from "react";
import { preloadable } from "../../lib/hydration/preloadable.tsx";
import { wait } from "../../lib/wait.ts";
import { dialogId } from "./application-frame.tsx";

const ApplicationDialog = preloadable<{ position: string; onClose: () => void }>(
  () => import("./application-dialog.tsx"),
);

/** Longest wait for the dialog, ms. */
const timeoutMs = 4000;

const prepare = (): Promise<boolean> =>
  ApplicationDialog.preload().then(
    () => true,
    () => false,
  );

/** 'Apply Now' of a position in a list. A link to the form on the position's own page, which opens in place unless its
 * code can't be had. */
export function ApplyButton({ position, slug }: { position: string; slug: string }) {
  const [isOpen, setOpen] = useState(false);
  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (await Promise.race([prepare(), wait(timeoutMs)])) setOpen(true);
    else if (link.isConnected) window.location.assign(link.href);
  }
  return (
    <>
      <ButtonLink
        to={`${positionPath(slug)}#${dialogId}`}
        variant="action"
        aria-label={`Apply Now: ${position}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        Apply Now
      </ButtonLink>
      {isOpen && <ApplicationDialog position={position} onClose={() => setOpen(false)} />}
    </>
  );
}
