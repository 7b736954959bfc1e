import { chakra } from "@chakra-ui/react/styled-system";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldProps {
  /** Also the `name` of the control and the target of the error summary's link. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
}

/** Ids that tie a control to its hint and error, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">): string | undefined =>
  [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

/** "(required)" and "(optional)" are words, never only an asterisk. */
export const RequiredMark = ({ isRequired }: { isRequired: boolean | undefined }) => (
  <chakra.span fontWeight="normal" color="inkMuted" textStyle="small">
    {isRequired ? " (required)" : " (optional)"}
  </chakra.span>
);

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <chakra.p id={`${id}-hint`} textStyle="small" color="inkMuted">
    {children}
  </chakra.p>
);

export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <chakra.p
    id={`${id}-error`}
    display="flex"
    alignItems="center"
    gap="2"
    color="error"
    fontWeight="semibold"
    textStyle="small"
  >
    <CircleAlert aria-hidden size={18} style={{ flexShrink: 0 }} />
    {children}
  </chakra.p>
);

/** Label above, hint beneath it, the control, and its error under it. */
export function FieldFrame({ id, label, hint, error, isRequired, children }: FieldProps & { children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {label}
        <RequiredMark isRequired={isRequired} />
      </chakra.label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </chakra.div>
  );
}
