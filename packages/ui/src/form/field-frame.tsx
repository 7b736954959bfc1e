import { chakra } from "@chakra-ui/react/styled-system";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Small } from "../components/section.tsx";

export interface FieldProps {
  /** Also the `name` of the control and the target of the error summary's link. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** A hint on what was typed, told politely; an empty text for a field that has none now. */
  advice?: string;
}

/** Has a control named with what is said of it. */
export function describe({ id, hint, error, advice }: Pick<FieldProps, "id" | "hint" | "error" | "advice">) {
  const said = [hint && `${id}-hint`, advice && `${id}-advice`, error && `${id}-error`];
  return {
    "aria-describedby": said.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

/** "(required)" and "(optional)" are words, never only an asterisk. */
export const RequiredMark = ({ isRequired }: { isRequired: boolean | undefined }) => (
  <chakra.span fontWeight="normal" color="inkMuted" textStyle="small">
    {isRequired ? " (required)" : " (optional)"}
  </chakra.span>
);

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <Small id={`${id}-hint`}>{children}</Small>
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

/** Label above, hint beneath it, the control, and what is to say of its value under it. */
export function FieldFrame(props: FieldProps & { children: ReactNode }) {
  const { id, label, hint, error, isRequired, advice, children } = props;
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {label}
        <RequiredMark isRequired={isRequired} />
      </chakra.label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children}
      {/* There before it has words: a region that appears with its text is not read out. */}
      {advice !== undefined && (
        <chakra.p id={`${id}-advice`} role="status" textStyle="small" fontWeight="semibold" color="spruce.700">
          {advice}
        </chakra.p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </chakra.div>
  );
}
