import type { FormFields } from "@site/core/contract/form";
import { keyField, type PostedForm } from "@site/core/contract/posted-form";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readDraft, writeDraft } from "../lib/drafts.ts";

/** What stands in a form that the application has not touched yet; a ticked box without a value of its own is true. */
function typedValues(form: HTMLFormElement, fields: FormFields): Record<string, unknown> {
  const filled = [...new FormData(form)].filter(([name, value]) => name in fields && value !== "");
  return Object.fromEntries(filled.map(([name, value]) => [name, value === "on" ? true : value]));
}

/** Starts a form with what was typed before the application listened, else with the draft of this tab, else with what
 * the link brought; then keeps the draft.
 * @returns ref for the form's first control: it is attached before the fields are registered, which empties them */
export function useFirstValues(
  { reset, subscribe, clearErrors }: UseFormReturn<FieldValues, unknown, FieldValues>,
  { name, fields }: { name: string; fields: FormFields },
  start: Record<string, unknown>,
  posted: PostedForm | undefined,
) {
  const typed = useRef<Record<string, unknown>>({});
  const decoy = useRef<HTMLInputElement | null>(null);
  /** The same details keep their key, so that a retry after a lost answer stores nothing twice. */
  const attempt = useRef<{ details?: string; key: string }>({ key: "" });
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.form && !decoy.current) {
        typed.current = typedValues(input.form, fields);
        const key = input.form.elements.namedItem(keyField);
        if (key instanceof HTMLInputElement) attempt.current.key = key.value;
      }
      decoy.current = input;
    },
    [fields],
  );
  const [first] = useState(start);
  useEffect(() => {
    const draft = Object.entries(readDraft<Record<string, unknown>>(name)).filter(([, value]) => value !== "");
    const values = { ...first, ...(posted ? {} : Object.fromEntries(draft)), ...typed.current };
    reset(values, { keepErrors: true });
    if (Object.keys(typed.current).length > 0) writeDraft(name, values);
    for (const field of Object.keys(posted?.errors ?? {}))
      if ((typed.current[field] ?? "") !== (posted?.values[field] ?? "")) clearErrors(field);
  }, [name, first, posted, reset, clearErrors]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(name, values) }),
    [subscribe, name],
  );
  return { decoy, attach, attempt };
}
