import { chakra } from "@chakra-ui/react/styled-system";
import type { FormFields } from "@site/core/contract/form";
import { apiPaths } from "@site/core/contract/paths";
import { shownPrefix } from "@site/core/request-page/form-fields";
import type { AskedAction, RequestAction } from "@site/core/request-page/options";
import { Button } from "@site/ui/components/button.tsx";
import { problemId } from "@site/ui/form/error-summary.tsx";
import { FailureAlert } from "@site/ui/form/failure-alert.tsx";
import { FormField } from "@site/ui/form/form-field.tsx";
import type { FieldSite } from "@site/ui/form/use-site-form.ts";
import { type ReactNode, useState } from "react";
import { noteForm } from "../../components/files/request-files.tsx";

/** The fields of a form that the browser sends by itself: they begin with what is known, and work without script.
 * @param prefix stands before the ids: the page has several forms */
function usePlainSite(
  prefix: string,
  values: Readonly<Record<string, string>>,
  errors: FieldSite["errors"] = {},
): FieldSite {
  const [typed, setTyped] = useState<typeof values>({});
  return {
    idPrefix: prefix,
    isChecked: true,
    errors,
    register: (name) => {
      // What was typed before there was a script is read as the field is left.
      const note = async ({ target }: { target: HTMLInputElement }) =>
        setTyped((before) => ({ ...before, [name]: target.value }));
      return { name, onChange: note, onBlur: note, ref: () => {} };
    },
    startOf: (name) => values[name],
    toText: (name) => typed[name] ?? values[name] ?? "",
  };
}

const codeField = {
  kind: "line",
  label: "Code that we sent",
  noun: "Code",
  isRequired: true,
  autoComplete: "one-time-code",
  message: "Please enter the code",
} as const;

interface FrameProps {
  token: string;
  action: RequestAction;
  label?: string;
  submitLabel: string;
  /** Which of several times is meant, by a button for each. */
  choices?: readonly { id: string; label: string }[];
  variant?: "action" | "solid" | "outline";
  message?: string;
  children?: ReactNode;
}

/** A form that the browser sends by itself, with script or without. */
function Frame(props: FrameProps) {
  const { token, action, submitLabel, label = submitLabel, choices, variant = "solid", message, children } = props;
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
      {message && <FailureAlert message={message} id={problemId} />}
      {children}
      {(choices ?? [{ id: undefined, label: submitLabel }]).map(({ id, label: text }) => (
        <Button
          key={text}
          type="submit"
          variant={variant}
          w={{ base: "full", sm: "auto" }}
          justifySelf="start"
          {...(choices && { name: "time", value: id })}
        >
          {text}
        </Button>
      ))}
    </chakra.form>
  );
}

interface ActionFormProps extends Omit<FrameProps, "message"> {
  fields?: FormFields;
  values?: Readonly<Record<string, string>>;
  /** What was asked for last: it counts when it was this. */
  asked: AskedAction | undefined;
  /** Whether what its visitor leaves alone stays as somebody else saves it meanwhile. */
  isMerged?: boolean;
}

const SameValues = ({ values }: Pick<AskedAction, "values">) =>
  Object.entries(values).map(([name, value]) => (
    <textarea key={name} name={name} defaultValue={value} hidden readOnly />
  ));

/** What the fields showed when the form was opened first. */
const getShown = (fields: FormFields, values: AskedAction["values"]) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [shownPrefix + name, values[shownPrefix + name] ?? values[name] ?? ""]),
  );

export function ActionForm(props: ActionFormProps) {
  const { fields = {}, values = {}, asked: last, isMerged, children, ...frame } = props;
  const asked = last?.action === frame.action ? last : undefined;
  const site = usePlainSite(`${frame.action}-`, { ...values, ...asked?.values }, asked?.errors);
  return (
    <Frame {...frame} message={asked?.message}>
      {children}
      {Object.entries(fields).map(([name, field]) => (
        <FormField key={name} name={name} field={field} site={site} extras={{}} />
      ))}
      {isMerged && <SameValues values={getShown(fields, { ...values, ...asked?.values })} />}
    </Frame>
  );
}

/** The second step of what only the owner of the mailbox may do: the same once more, with the code. */
export function CodeForm({ token, asked }: { token: string; asked: AskedAction }) {
  const { action, values, codeSentTo, message, errors } = asked;
  const site = usePlainSite("code-", {}, errors);
  const same = <SameValues values={values} />;
  return (
    <>
      <Frame
        token={token}
        action={action}
        label="Confirm with a code"
        submitLabel="Confirm"
        variant="action"
        message={message}
      >
        {same}
        <p>
          We sent a code to <strong>{codeSentTo}</strong>. It is good for 10 minutes, in this browser. Nothing is
          changed until you enter it.
        </p>
        <FormField name="code" field={codeField} site={site} extras={{ ...(message ? {} : { autoFocus: true }) }} />
      </Frame>
      <Frame token={token} action={action} submitLabel="Send another code" variant="outline">
        {same}
      </Frame>
    </>
  );
}
