import { chakra } from "@chakra-ui/react/styled-system";
import type { FormFields } from "@site/core/contract/form";
import { apiPaths } from "@site/core/contract/paths";
import type { AskedAction, RequestAction } from "@site/core/request-page/options";
import { Button } from "@site/ui/components/button.tsx";
import { problemId } from "@site/ui/form/error-summary.tsx";
import { FailureAlert } from "@site/ui/form/failure-alert.tsx";
import { FormField } from "@site/ui/form/form-field.tsx";
import type { ReactNode } from "react";
import { noteForm } from "../../components/files/request-files.tsx";
import { staticSite } from "./static-site.ts";

const codeField = {
  kind: "line",
  label: "Code that we sent",
  noun: "Code",
  isRequired: true,
  autoComplete: "one-time-code",
  message: "Please enter the code",
} as const;

interface ActionFormProps {
  token: string;
  action: RequestAction;
  label: string;
  fields?: FormFields;
  values?: Readonly<Record<string, string>>;
  asked?: AskedAction | undefined;
  submitLabel: string;
  variant?: "action" | "solid" | "outline";
  children?: ReactNode;
}

/** One thing that a visitor may do on the page of their record: a form that the browser sends by itself, with script or
 * without. */
export function ActionForm(props: ActionFormProps) {
  const { token, action, label, fields = {}, values = {}, asked, submitLabel, variant = "solid", children } = props;
  const site = staticSite(`${action}-`, { ...values, ...asked?.values }, asked?.errors);
  return (
    <chakra.form
      id={action === noteForm ? noteForm : undefined}
      method="post"
      action={`${apiPaths.changeRequest}#${problemId}`}
      aria-label={label}
      display="grid"
      gap="5"
      justifyItems="start"
      css={{ "& > *": { width: "100%" } }}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="action" value={action} />
      {asked?.message && <FailureAlert message={asked.message} id={problemId} />}
      {children}
      {Object.entries(fields).map(([name, field]) => (
        <FormField key={name} name={name} field={field} site={site} extras={{}} />
      ))}
      <Button type="submit" variant={variant} w={{ base: "full", sm: "auto" }} justifySelf="start">
        {submitLabel}
      </Button>
    </chakra.form>
  );
}

/** The second step of what only the owner of the mailbox may do: the same once more, with the code. */
export function CodeForm({ token, asked }: { token: string; asked: AskedAction }) {
  const { action, values, codeSentTo, message, errors } = asked;
  const site = staticSite("code-", {}, errors);
  return (
    <>
      <chakra.form
        method="post"
        action={`${apiPaths.changeRequest}#${problemId}`}
        aria-label="Confirm with a code"
        display="grid"
        gap="5"
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="action" value={action} />
        {Object.entries(values).map(([name, value]) => (
          <textarea key={name} name={name} defaultValue={value} hidden readOnly />
        ))}
        {message && <FailureAlert message={message} id={problemId} />}
        <p>
          We sent a code to <strong>{codeSentTo}</strong>. It is good for 10 minutes, in this browser. Nothing is
          changed until you enter it.
        </p>
        <FormField name="code" field={codeField} site={site} extras={{ ...(message ? {} : { autoFocus: true }) }} />
        <Button type="submit" variant="action" justifySelf="start">
          Confirm
        </Button>
      </chakra.form>
      <ActionForm
        token={token}
        action={action}
        label="Send another code"
        submitLabel="Send another code"
        variant="outline"
      >
        {Object.entries(values).map(([name, value]) => (
          <textarea key={name} name={name} defaultValue={value} hidden readOnly />
        ))}
      </ActionForm>
    </>
  );
}
