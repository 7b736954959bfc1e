import { useEffect, useRef } from "react";
import ApplicationForm from "./application-form.tsx";
import { ApplicationFrame } from "./application-frame.tsx";

export default function ApplicationDialog({ position, onClose }: { position: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <ApplicationFrame ref={dialog} position={position} onClose={onClose}>
      <ApplicationForm position={position} />
    </ApplicationFrame>
  );
}
