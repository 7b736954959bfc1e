import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { applicationFields } from "@site/core/jobs/fields";
import { Button } from "@site/ui/components/button.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** How long the success is shown before the dialog closes, ms. */
const successTime = 3000;

interface ApplicationDialogProps {
  position: string | undefined;
  onClose: () => void;
}

/** The job application: open form, submitting, success for three seconds; a failure keeps it open. */
export default function ApplicationDialog({ position, onClose }: ApplicationDialogProps) {
  const [isSent, setSent] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (position === undefined) dialog.current?.close();
    else dialog.current?.showModal();
  }, [position]);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setSent(false);
      onClose();
    }, successTime);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  return (
    <Modal
      ref={dialog}
      id="apply"
      onClose={onClose}
      title={`Apply: ${position ?? ""}`}
      description="It takes about two minutes."
      closeLabel="Close application"
    >
      {isSent && <Success />}
      {!isSent && position && <Form position={position} onSent={() => setSent(true)} onCancel={onClose} />}
    </Modal>
  );
}

function Success() {
  return (
    <chakra.div role="status" display="grid" gap="4" justifyItems="center" textAlign="center" py="12">
      <chakra.span color="success">
        <CircleCheck aria-hidden size={56} />
      </chakra.span>
      <chakra.h3 textStyle="h2">Application Submitted!</chakra.h3>
      <p>We'll review your application and get back to you soon.</p>
    </chakra.div>
  );
}

function Form({ position, onSent, onCancel }: { position: string; onSent: () => void; onCancel: () => void }) {
  const site = useSiteForm({
    name: `application:${position}`,
    fields: applicationFields,
    loadEndpoint: async () => (await import("@site/core/jobs/contract")).applyForJob,
    isChecked: true,
    prefill: { position },
    success: {
      title: "Application Submitted!",
      description: "We'll review your application and get back to you soon.",
    },
    failure: `Please try again or email your resume to the careers address${profile.careersEmail ? ` ${profile.careersEmail}` : ""}`,
    onSent,
  });
  return (
    <SiteForm
      site={site}
      label="Job application"
      submitLabel="Submit Application"
      pendingLabel="Submitting..."
      extras={{ position: { readOnly: true } }}
      actions={
        <Button variant="quiet" disabled={site.isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      }
    />
  );
}
