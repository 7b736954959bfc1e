import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { notificationsId } from "../lib/toasts.ts";
import { dialogRecipe } from "../theme/overlay-recipes.ts";
import { ScrollArea } from "./scroll-area.tsx";
import { Tooltip } from "./tooltip.tsx";

interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: "md" | "lg" | "full";
  height?: string;
  closeLabel?: string;
  /** What gets focus when the dialog opens; its first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  actions?: ReactNode;
  footer?: ReactNode;
  /** The content fills the body to its edges and scrolls by itself. */
  isFlush?: boolean;
  children: ReactNode;
}

/** Toasts stay readable and can be closed while a dialog makes the rest of the page inert. */
const persistent = [() => document.getElementById(notificationsId)];

const flush = { p: "0", display: "flex", flexDirection: "column", overflow: "hidden", minH: "0" } as const;

/** A modal dialog: focus stays inside, Escape closes, the page behind stands still, focus returns to the opener. */
export function Modal({
  isOpen,
  onClose,
  title,
  description,
  size,
  height,
  closeLabel = "Close",
  initialFocus,
  actions,
  footer,
  isFlush = false,
  children,
}: ModalProps) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={size}
      open={isOpen}
      lazyMount
      unmountOnExit
      persistentElements={persistent}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content height={height}>
            <Dialog.Header>
              <div>
                <Dialog.Title>{title}</Dialog.Title>
                {description && <Dialog.Description>{description}</Dialog.Description>}
              </div>
              <chakra.div display="flex" flexShrink="0">
                {actions}
                <Tooltip text={closeLabel}>
                  <Dialog.CloseTrigger aria-label={closeLabel}>
                    <X aria-hidden />
                  </Dialog.CloseTrigger>
                </Tooltip>
              </chakra.div>
            </Dialog.Header>
            {isFlush ? (
              <Dialog.Body {...flush}>{children}</Dialog.Body>
            ) : (
              <Dialog.Body asChild>
                <ScrollArea>{children}</ScrollArea>
              </Dialog.Body>
            )}
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
