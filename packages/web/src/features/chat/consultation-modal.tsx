import { profile } from "@site/company/profile";
import { Modal } from "@site/ui/components/modal.tsx";
import { Small } from "@site/ui/components/section.tsx";
import { consultationId, useService } from "../../lib/chat-modal.ts";
import { hydrateOnInteraction } from "../../lib/hydration/hydrate-on-interaction.tsx";

const ConsultationChat = hydrateOnInteraction(() => import("./consultation-chat.tsx"));

export const { preload } = ConsultationChat;

/** The app-wide consultation: at most 2xl wide and 600 px high, the chosen service in its title. */
export function ConsultationModal() {
  const service = useService();
  return (
    <Modal
      id={consultationId}
      title={service ? `${service.title} Consultation` : `Chat with ${profile.company}`}
      description={service?.description ?? "How can we help you today?"}
      height="min(600px, 100dvh)"
      closeLabel="Close chat"
      isFlush
      footer={
        <Small textAlign="center">
          We're here to help! Ask about products, pricing, installation, or anything else.
        </Small>
      }
    >
      <ConsultationChat />
    </Modal>
  );
}
