import { chakra } from "@chakra-ui/react/styled-system";
import type { FormFields } from "@site/core/contract/form";
import { keyField } from "@site/core/contract/no-js-form";
import { Fragment, type ReactNode, type Ref } from "react";
import { Button } from "../components/button.tsx";
import { awaitingProps } from "../lib/invokers.ts";
import { ErrorSummary, problemId } from "./error-summary.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import { type FieldExtras, FormField } from "./form-field.tsx";
import type { useSiteForm } from "./use-site-form.ts";

/** A field that no person sees, reaches or fills in; programs do. Not named for what it is; a browser without styles shows
 * its label. */
function DecoyField({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  return (
    <chakra.div aria-hidden="true" position="absolute" left="-10000px" w="1px" h="1px" overflow="hidden">
      <label>
        Please leave this empty
        <input ref={inputRef} name="subject" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </chakra.div>
  );
}

interface SiteFormProps<Fields extends FormFields> {
  site: ReturnType<typeof useSiteForm<Fields>>;
  label: string;
  submitLabel: string;
  pendingLabel?: string;
  /** Above what is wrong; in English unless given. */
  problemTitle?: string;
  extras?: Partial<Record<keyof Fields, FieldExtras>>;
  actions?: ReactNode;
}

/** Every form: what is wrong above, all described fields in their order, a lasting failure, and the button that says
 * what happens. */
export function SiteForm<Fields extends FormFields>(props: SiteFormProps<Fields>) {
  const { site, label, submitLabel, pendingLabel = "Submitting...", problemTitle, actions } = props;
  const extras: Record<string, FieldExtras | undefined> = props.extras ?? {};
  const { formProps, errors, failedAttempts, failure, isSubmitting, decoyRef } = site;
  return (
    <chakra.form {...formProps} aria-label={label} noValidate={site.isChecked} display="grid" gap="6">
      <DecoyField inputRef={decoyRef} />
      <input type="hidden" name={keyField} {...(site.firstKey && { defaultValue: site.firstKey })} />
      <ErrorSummary errors={errors} attempt={failedAttempts} idPrefix={site.idPrefix} title={problemTitle} />
      {Object.entries(site.fields).map(([name, field]) => {
        const { after, ...more } = extras[name] ?? {};
        return (
          <Fragment key={name}>
            <FormField name={name} field={field} site={site} extras={more} />
            {after}
          </Fragment>
        );
      })}
      {failure && <FailureAlert message={failure} id={Object.keys(errors).length > 0 ? undefined : problemId} />}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant="action"
          aria-disabled={isSubmitting}
          minW="min(14rem, 100%)"
          {...awaitingProps}
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
