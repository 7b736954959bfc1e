import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../components/button.tsx";
import { DecoyField } from "./decoy-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import type { useSiteForm } from "./use-site-form.ts";

interface SiteFormProps<Values extends FieldValues> {
  site: ReturnType<typeof useSiteForm<Values>>;
  /** Names the form, for screen readers. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** The form checks by its contract; without it the browser's required checks come first. */
  noValidate?: boolean;
  /** Beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: what is wrong above, the fields, a lasting failure, and the button that says what happens. */
export function SiteForm<Values extends FieldValues>(props: SiteFormProps<Values>) {
  const { site, label, submitLabel, pendingLabel, noValidate = false, actions, children } = props;
  const { formProps, errors, failedAttempts, failure, isSubmitting, decoyRef } = site;
  return (
    <chakra.form {...formProps} aria-label={label} noValidate={noValidate} display="grid" gap="6">
      <DecoyField inputRef={decoyRef} />
      <ErrorSummary errors={errors} attempt={failedAttempts} />
      {children}
      {failure && <FailureAlert message={failure} />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant="action"
          aria-disabled={isSubmitting}
          minW="14rem"
          enterKeyHint="send"
          // Else the press takes focus from a field, which may show a message there and push the button from under the
          // pointer: the browser then sees no click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isSubmitting ? pendingLabel : submitLabel}
        </Button>
        {actions}
      </chakra.div>
    </chakra.form>
  );
}
