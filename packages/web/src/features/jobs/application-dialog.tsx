import { useEffect, useRef } from "react";
import ApplicationForm from "./application-form.tsx";
import { ApplicationFrame } from "./application-frame.tsx";

interface ApplicationDialogProps {
  position: string | undefined;
  onClose: () => void;
}

/** The application for one of several positions: open while there is one. */
export default function ApplicationDialog({ position, onClose }: ApplicationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (position === undefined) dialog.current?.close();
    else dialog.current?.showModal();
  }, [position]);
  return (
    <ApplicationFrame ref={dialog} position={position ?? ""} onClose={onClose}>
      {position && <ApplicationForm position={position} />}
    </ApplicationFrame>
  );
}
