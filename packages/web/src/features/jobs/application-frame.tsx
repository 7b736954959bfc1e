import { Modal } from "@site/ui/components/modal.tsx";
import type { ComponentProps } from "react";

export const dialogId = "apply";

interface ApplicationFrameProps extends Pick<ComponentProps<typeof Modal>, "ref" | "onClose" | "children"> {
  position: string;
}

export const ApplicationFrame = ({ position, ...modal }: ApplicationFrameProps) => (
  <Modal
    {...modal}
    id={dialogId}
    title={`Apply: ${position}`}
    description="It takes about two minutes."
    closeLabel="Close application"
  />
);
