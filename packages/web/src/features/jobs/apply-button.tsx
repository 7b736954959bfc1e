import { positionPath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { type MouseEvent, useState } from "react";
import { preloadable } from "../../lib/preloadable.tsx";
import { dialogId } from "./application-frame.tsx";

const ApplicationDialog = preloadable<{ position: string; onClose: () => void }>(
  () => import("./application-dialog.tsx"),
);

/** 'Apply Now' of a position in a list. A link to the form on the position's own page, which opens in place. */
export function ApplyButton({ position, slug }: { position: string; slug: string }) {
  const [isOpen, setOpen] = useState(false);
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <ButtonLink
        to={`${positionPath(slug)}#${dialogId}`}
        variant="action"
        aria-label={`Apply Now: ${position}`}
        aria-haspopup="dialog"
        onPointerEnter={() => ApplicationDialog.preload()}
        onFocus={() => ApplicationDialog.preload()}
        onClick={open}
      >
        Apply Now
      </ButtonLink>
      {isOpen && <ApplicationDialog position={position} onClose={() => setOpen(false)} />}
    </>
  );
}
