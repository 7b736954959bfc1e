import { chakra } from "@chakra-ui/react/styled-system";
import { profile } from "@site/core/business/profile";
import type { RequestInput } from "@site/core/contract/form";
import { limits } from "@site/core/contract/limits";
import type { applicationFields } from "@site/core/jobs/fields";
import { availabilityLabels, licenseLabels, yearsExperienceLabels } from "@site/core/jobs/options";
import { Button } from "@site/ui/components/button.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { EmailField, PhoneField } from "@site/ui/form/advised-field.tsx";
import { ChoiceGroup } from "@site/ui/form/choice-group.tsx";
import { SelectField } from "@site/ui/form/select-field.tsx";
import { SiteForm } from "@site/ui/form/site-form.tsx";
import { TextareaField, TextField } from "@site/ui/form/text-field.tsx";
import { useSiteForm } from "@site/ui/form/use-site-form.ts";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";

/** How long the success is shown before the dialog closes, ms (P-08). */
const successTime = 3000;

interface ApplicationDialogProps {
  /** Title of the position; closed when absent. */
  position: string | undefined;
  onClose: () => void;
}

/** The job application: open form, submitting, success for three seconds; a failure keeps it open. */
export default function ApplicationDialog({ position, onClose }: ApplicationDialogProps) {
  const [isSent, setSent] = useState(false);
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
      isOpen={position !== undefined}
      onClose={onClose}
      title={`Apply: ${position ?? ""}`}
      description="It takes about two minutes."
      closeLabel="Close application"
    >
      {isSent ? <Success /> : <Form position={position ?? ""} onSent={() => setSent(true)} onCancel={onClose} />}
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
  const site = useSiteForm<RequestInput<typeof applicationFields>>({
    name: `application:${position}`,
    loadEndpoint: () => import("@site/core/jobs/contract").then(({ applyForJob }) => applyForJob),
    isChecked: true,
    fields: [
      "position",
      "name",
      "email",
      "phone",
      "city",
      "yearsExperience",
      "hasLicense",
      "availability",
      "coverLetter",
    ],
    empty: {
      position,
      name: "",
      email: "",
      phone: "",
      city: "",
      yearsExperience: "",
      hasLicense: "",
      availability: "",
      coverLetter: "",
    },
    success: {
      title: "Application Submitted!",
      description: "We'll review your application and get back to you soon.",
    },
    failure: `Please try again or email your resume to the careers address${profile.careersEmail ? ` ${profile.careersEmail}` : ""}`,
    onSent,
  });
  const { register, errors, isSubmitting, form } = site;
  return (
    <SiteForm
      site={site}
      label="Job application"
      submitLabel="Submit Application"
      pendingLabel="Submitting..."
      noValidate
      actions={
        <Button variant="quiet" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <TextField
        id="position"
        label="Position"
        isRequired
        readOnly
        defaultValue={position}
        error={errors.position}
        {...register("position")}
      />
      <TextField
        id="name"
        label="Full Name"
        isRequired
        autoComplete="name"
        spellCheck={false}
        error={errors.name}
        {...register("name")}
      />
      <EmailField id="email" label="Email" isRequired error={errors.email} registration={register("email")} />
      <PhoneField id="phone" label="Phone" isRequired error={errors.phone} registration={register("phone")} />
      <TextField id="city" label="City" autoComplete="address-level2" error={errors.city} {...register("city")} />
      <SelectField
        id="yearsExperience"
        label="Years of experience"
        options={yearsExperienceLabels}
        placeholder="Choose if you like"
        error={errors.yearsExperience}
        {...register("yearsExperience")}
      />
      <ChoiceGroup
        id="hasLicense"
        label="Do you have a driver's license?"
        options={licenseLabels}
        error={errors.hasLicense}
        registration={register("hasLicense")}
      />
      <SelectField
        id="availability"
        label="When could you start?"
        options={availabilityLabels}
        placeholder="Choose if you like"
        error={errors.availability}
        {...register("availability")}
      />
      <TextareaField
        id="coverLetter"
        label="Cover letter"
        limit={limits.paragraphs}
        length={form.watch("coverLetter")?.length ?? 0}
        error={errors.coverLetter}
        {...register("coverLetter")}
      />
    </SiteForm>
  );
}
