import { Modal } from "@site/ui/components/modal.tsx";
import type { ComponentProps } from "react";

export const dialogId = "apply";

interface ApplicationFrameProps extends Omit<ComponentProps<typeof Modal>, "id" | "title"> {
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
