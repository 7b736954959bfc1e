import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/company/profile";
import { apiPaths } from "@site/core/contract/paths";
import { applicationFields } from "@site/core/jobs/form-fields";
import { Button } from "@site/ui/components/button.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { closerProps } from "@site/ui/lib/invokers.ts";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { FileField } from "../../components/files/file-field.tsx";
import type { ChosenFile } from "../../components/files/send-file.ts";
import { sendUnseen } from "../../components/files/send-unseen.ts";
import { SendingWith } from "../../components/files/sending.tsx";
import { RequestLink, type SentRequest, toSentRequest } from "../../components/links/request-link.tsx";
import { thanks } from "../../lib/thanks.ts";
import { dialogId } from "./application-frame.tsx";

/** How long the success is shown before the dialog closes, ms. */
const successTime = 3000;

/** The job application in its dialog: open form, submitting, success for three seconds; a failure keeps it open. */
export default function ApplicationForm({ position }: { position: string }) {
  const [answer, setAnswer] = useState<{ value: unknown }>();
  const [resume, setResume] = useState<ChosenFile[]>([]);
  const [hasResumeArrived, setResumeArrived] = useState(false);
  const onArrived = useCallback(() => setResumeArrived(true), []);
  const isSent = answer !== undefined;
  // A visitor who sends a resume sees that it has arrived; one that was refused or lost is told until they close the dialog.
  const isDone = isSent && (resume.length === 0 || hasResumeArrived);
  const frame = useRef<HTMLDivElement>(null);
  function onSent(value: unknown): void {
    if (frame.current?.closest("dialog")?.open) setAnswer({ value });
    else {
      // It was closed meanwhile, and may not even be there any more.
      void sendUnseen(toSentRequest(value), "resume", resume);
      setResume([]);
    }
  }
  useEffect(() => {
    const dialog = frame.current?.closest("dialog");
    if (!isSent || !dialog) return;
    const timer = isDone ? setTimeout(() => dialog.close(), successTime) : undefined;
    const begin = () => {
      setAnswer(undefined);
      setResume([]);
      setResumeArrived(false);
    };
    dialog.addEventListener("close", begin);
    return () => {
      clearTimeout(timer);
      dialog.removeEventListener("close", begin);
    };
  }, [isSent, isDone]);
  return (
    <div ref={frame}>
      {isSent ? (
        <Success sent={toSentRequest(answer.value)} resume={resume} onArrived={onArrived} />
      ) : (
        <Form
          position={position}
          onSent={onSent}
          resumeField={<FileField noun="applications" chosen={resume} onChange={setResume} />}
        />
      )}
    </div>
  );
}

interface SuccessProps {
  sent: SentRequest | undefined;
  resume: readonly ChosenFile[];
  onArrived: () => void;
}

function Success({ sent, resume, onArrived }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div role="status" display="grid" gap="4" justifyItems="center" textAlign="center" py="12">
      <chakra.span color="success">
        <CircleCheck aria-hidden size={56} />
      </chakra.span>
      <chakra.h3 ref={heading} tabIndex={-1} textStyle="h2">
        Application Submitted!
      </chakra.h3>
      <p>{thanks.application()}</p>
      <RequestLink sent={sent} />
      <SendingWith sent={sent} kind="resume" chosen={resume} onArrived={onArrived} />
    </chakra.div>
  );
}

interface FormProps {
  position: string;
  onSent: (answer: unknown) => void;
  resumeField: ReactNode;
}

function Form({ position, onSent, resumeField }: FormProps) {
  const site = useSiteForm({
    name: `application:${position}`,
    path: apiPaths.applyForJob,
    fields: applicationFields,
    loadEndpoint: async () => (await import("@site/core/jobs/contract")).applyForJobEndpoint,
    prefill: { position },
    success: { title: "Application Submitted!", description: thanks.application() },
    failure: `Please try again or email your resume to the careers address${profile.careersEmail ? ` ${profile.careersEmail}` : ""}`,
    onSent,
  });
  return (
    <SiteForm
      site={site}
      label="Job application"
      submitLabel="Submit Application"
      extras={{ position: { readOnly: true }, coverLetter: { after: resumeField } }}
      actions={
        <Button variant="quiet" disabled={site.isSubmitting} {...closerProps(dialogId)}>
          Cancel
        </Button>
      }
    />
  );
}
