import type { FormFields } from "@site/core/contract/form";
import { keyField, type PostedForm } from "@site/core/contract/no-js-form";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readDraft, writeDraft } from "../lib/drafts.ts";

type Values = Record<string, unknown>;

/** Under this name a draft keeps what links brought: no field has it. */
const linkedKey = "?";

/** The same details keep their key, so that a retry stores nothing twice: after a lost answer, and by somebody who came back to the
 * form while the answer was on its way. */
interface Attempt {
  details?: string;
  key: string;
}

export const attemptOf = (name: string): string => `${name} attempt`;

/** What stands in a form that the application has not touched yet; a ticked box without a value of its own is true. */
function getTypedValues(form: HTMLFormElement, fields: FormFields): Values {
  const filled = [...new FormData(form)].filter(([name, value]) => name in fields && value !== "");
  const isTicked = (name: string, value: FormDataEntryValue): boolean => {
    const field = form.elements.namedItem(name);
    return value === "on" && field instanceof HTMLInputElement && field.type === "checkbox";
  };
  return Object.fromEntries(filled.map(([name, value]) => [name, isTicked(name, value) || value]));
}

/** A draft of this tab and what the link brought. What the visitor changed beats a link, also when he emptied what the
 * same one had filled; everything else gives way to it. */
export function startValues({ [linkedKey]: before, ...draft }: Values, linked: Values) {
  const brought: Values = { ...Object(before) };
  const own = Object.entries(draft).filter(
    ([name, value]) => value !== brought[name] && (value !== "" || linked[name] === brought[name]),
  );
  const latest = { ...brought, ...linked };
  return {
    values: { ...draft, ...linked, ...Object.fromEntries(own) },
    toDraft: (values: Values): Values => ({ ...values, [linkedKey]: latest }),
  };
}

/** Starts a form with what was typed before the application listened, else with the draft of this tab, else with what
 * the link brought; then keeps the draft.
 * @returns ref for the form's first control: it is attached before the fields are registered, which empties them */
export function useFirstValues(
  { reset, subscribe, clearErrors }: UseFormReturn<FieldValues, unknown, FieldValues>,
  { name, fields, linked = {} }: { name: string; fields: FormFields; linked?: Values },
  start: Values,
  posted: PostedForm | undefined,
) {
  const typed = useRef<Values>({});
  const decoy = useRef<HTMLInputElement | null>(null);
  const attempt = useRef<Attempt>({ key: "" });
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input?.form && !decoy.current) {
        typed.current = getTypedValues(input.form, fields);
        const key = input.form.elements.namedItem(keyField);
        if (key instanceof HTMLInputElement) attempt.current.key = key.value;
      }
      decoy.current = input;
    },
    [fields],
  );
  const [first] = useState(start);
  const [link] = useState(linked);
  useEffect(() => {
    const draft = posted ? {} : readDraft<Values>(name);
    attempt.current = { ...attempt.current, ...readDraft<Attempt>(attemptOf(name)) };
    const { values, toDraft } = startValues(draft, link);
    const all = { ...first, ...values, ...typed.current };
    reset(all, { keepErrors: true });
    if (Object.keys({ ...draft, ...typed.current }).length > 0) writeDraft(name, toDraft(all));
    for (const field of Object.keys(posted?.errors ?? {}))
      if ((typed.current[field] ?? "") !== (posted?.values[field] ?? "")) clearErrors(field);
    return subscribe({
      formState: { values: true },
      callback: (changed) => writeDraft(name, toDraft(changed.values)),
    });
  }, [name, first, link, posted, reset, clearErrors, subscribe]);
  return { decoy, attach, attempt };
}
