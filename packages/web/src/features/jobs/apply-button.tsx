import { Button } from "@site/ui/components/button.tsx";
import { useState } from "react";
import { preloadable } from "../../lib/preloadable.tsx";

const ApplicationDialog = preloadable<{ position: string | undefined; onClose: () => void }>(
  () => import("./application-dialog.tsx"),
);

/** 'Apply Now' of a position, with the dialog it opens. */
export function ApplyButton({ position }: { position: string }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  function open() {
    setOpened(true);
    setOpen(true);
  }
  return (
    <>
      <Button
        variant="action"
        aria-label={`Apply Now: ${position}`}
        aria-haspopup="dialog"
        onPointerEnter={ApplicationDialog.preload}
        onFocus={ApplicationDialog.preload}
        onClick={open}
      >
        Apply Now
      </Button>
      {wasOpened && <ApplicationDialog position={isOpen ? position : undefined} onClose={() => setOpen(false)} />}
    </>
  );
}
