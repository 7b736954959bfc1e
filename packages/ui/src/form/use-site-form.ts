import type { EndpointDefinition } from "@site/core/contract/endpoint";
import { type FieldErrors, fieldErrors } from "@site/core/contract/errors";
import { emptyValues, type Field, type FormFields, type RequestInput } from "@site/core/contract/form";
import { isPostedForm, type PostedForm } from "@site/core/contract/no-js-form";
import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  type FieldValues,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod";
import { ApiError, submit } from "../lib/api.ts";
import { attribution } from "../lib/attribution.ts";
import { useBuiltData } from "../lib/built-data.ts";
import { count } from "../lib/count.ts";
import { dropDraft, writeDraft } from "../lib/drafts.ts";
import { newKey } from "../lib/new-key.ts";
import { prepareToasts, showToast } from "../lib/toasts.ts";
import { problemId } from "./error-summary.tsx";
import { attemptOf, useFirstValues } from "./use-first-values.ts";

const isOffline = (): boolean => typeof navigator !== "undefined" && navigator.onLine === false;

/** What a gateway answers in the API's place is a page, for which a visitor has no use. */
const isPage = (text: string): boolean => /<[a-z!]/i.test(text);

/** What to tell a visitor about a failed submission: the API's own sentence, else the "{status}: {text}" of the request
 * helper, else the form's stated default. */
function describeSubmitFailure(error: unknown, fallback: string): string {
  if (isOffline()) return "You seem to be offline.";
  if (error instanceof ApiError) return error.said ?? (isPage(error.message) ? fallback : error.message);
  return fallback;
}

interface ToastText {
  title: string;
  description: string;
}

interface FormEndpoint<Values> extends EndpointDefinition {
  request: z.ZodType<FieldValues, Values>;
}

type LoadEndpoint = () => Promise<FormEndpoint<FieldValues>>;

interface SiteFormOptions<Fields extends FormFields> {
  /** Names the draft; one form of a name at a time. */
  name: string;
  /** Path of the endpoint, to which a browser posts by itself while there is no script. */
  path: string;
  /** Loads the endpoint with its schemas. Late, because zod is 19 KB: at the first touch of the form, and at the latest
   * when it is sent. */
  loadEndpoint: () => Promise<FormEndpoint<RequestInput<Fields>>>;
  /** Checked by the endpoint's own request schema before sending, unless the browser's required checks do. */
  isChecked?: boolean;
  fields: Fields;
  /** Values that stand in the built form, too; a draft of the visitor's own wins. */
  prefill?: Partial<RequestInput<Fields>>;
  /** Values from the page's address, which the built form has not; what the visitor typed or chose wins. */
  linked?: Partial<RequestInput<Fields>>;
  /** Told as a toast; what says it in its own place needs none. */
  success?: ToastText;
  failure?: string;
  /** Toast for a request that got no answer; the failure's when absent. */
  networkFailure?: ToastText;
  /** @param answer what the endpoint, or `send`, came back with */
  onSent: (answer: unknown, values: RequestInput<Fields>) => void;
  /** Sends what was checked, where that is not by a post of the values to the endpoint. @param key of the attempt */
  send?: (values: RequestInput<Fields>, key: string) => Promise<unknown>;
  /** Where a page may have the form more than once: stands before the ids of its fields. */
  idPrefix?: string;
}

/** As react-hook-form keeps them. */
const getErrors = (messages: FieldErrors, type: string) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type, message }]));

/** React-hook-form's word for radio buttons that somebody has passed and not pressed. */
const withoutNull = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A browser that is offline may wait for the code for hours: what is sent meanwhile is told at once. */
function unlessOffline<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  if (navigator.onLine) return loading;
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TypeError("The form's code is not there.")), 100);
  });
  return Promise.race([loading, timeout]);
}

/** By the endpoint's own schema, whose first word about a field counts. It is fetched at the first touch of the form: at
 * the press the network may be gone. No library stands between: it would share a chunk with the form's own code, and a
 * browser that missed that chunk once never asks for it again. */
const contractResolver =
  (loadEndpoint: LoadEndpoint): Resolver<FieldValues, unknown, FieldValues> =>
  async (values) => {
    const { request } = await unlessOffline(loadEndpoint());
    const checked = await request.safeParseAsync(withoutNull(values));
    if (checked.success) return { values: checked.data, errors: {} };
    return { values: {}, errors: getErrors(fieldErrors(checked.error.issues), "schema") };
  };

/** What the page says of a form that was posted without script and refused; once, not when the visitor comes back. */
function usePosted(path: string): PostedForm | undefined {
  const data = useBuiltData();
  const [posted] = useState(() => data[path]);
  useEffect(() => {
    delete data[path];
  }, [data, path]);
  return isPostedForm(posted) ? posted : undefined;
}

export interface FieldSite {
  idPrefix: string;
  isChecked: boolean;
  errors: Partial<Record<string, string>>;
  register: (name: string, field: Field) => UseFormRegisterReturn;
  /** What stands in a control before there is any script. */
  startOf: (name: string) => string | undefined;
  toText: (name: string) => string;
}

const valueOfTick = (field: Field) =>
  field.kind === "checkbox" && field.value !== undefined
    ? { setValueAs: (ticked: unknown) => (ticked === true || ticked === field.value ? field.value : undefined) }
    : {};

/** One form of the site: keeps what was typed early, keeps a draft until success, sends once per fill, puts the
 * server's field errors on their fields, and tells success and failure as a toast and on the page. */
export function useSiteForm<Fields extends FormFields>(options: SiteFormOptions<Fields>) {
  const { name, path, fields, loadEndpoint, isChecked = true, prefill, idPrefix = "" } = options;
  const { send, success, failure: fallback = "Please try again later.", networkFailure, onSent } = options;
  const posted = usePosted(path);
  const [refused] = useState(() => getErrors(posted?.errors ?? {}, "server"));
  const form = useForm<FieldValues, unknown, FieldValues>({
    errors: refused,
    ...(isChecked ? { resolver: contractResolver(loadEndpoint) } : {}),
    mode: posted ? "onBlur" : "onSubmit",
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const { decoy, attach, attempt } = useFirstValues(form, options, { ...emptyValues(fields), ...prefill }, posted);
  const { register, handleSubmit, setError, clearErrors, reset, formState } = form;
  const lock = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [failure, setFailure] = useState(posted?.message);

  function dropSaved(): void {
    dropDraft(name);
    dropDraft(attemptOf(name));
  }

  function onFailure(error: unknown): void {
    const text = describeSubmitFailure(error, fallback);
    const isUnreached = error instanceof TypeError || error instanceof DOMException;
    const toast = networkFailure && isUnreached ? networkFailure : { title: "Submission Failed", description: text };
    setFailure(toast.description);
    showToast({ ...toast, variant: "destructive" });
    if (!(error instanceof ApiError)) return;
    if (error.status === 422) {
      attempt.current.key = "";
      dropDraft(attemptOf(name));
    }
    const refused = Object.keys(fields).filter((field) => error.fields[field]);
    for (const field of refused) setError(field, { message: error.fields[field] ?? text });
    if (refused.length > 0) setFailedAttempts((count) => count + 1);
  }

  /** Fetches all that sending may need, while there is a network. */
  function prepare(): void {
    prepareToasts();
    loadEndpoint().catch(() => {});
  }

  async function onValid(values: FieldValues): Promise<void> {
    // A second press while the first is under way.
    if (lock.current) return;
    const endpoint = await unlessOffline(loadEndpoint());
    if (lock.current) return;
    lock.current = true;
    setSubmitting(true);
    setFailure(undefined);
    const details = JSON.stringify(values);
    const { details: before = details, key } = attempt.current;
    attempt.current = { details, key: key && before === details ? key : newKey() };
    writeDraft(attemptOf(name), attempt.current);
    const hidden = {
      subject: decoy.current?.value ?? "",
      // Since the visit began: who came through other pages has shown already that they are no program.
      filledMs: Math.round(performance.now()),
      sourcePage: window.location.pathname,
      attribution: attribution(),
    };
    let answer: unknown;
    try {
      answer = send
        ? await send(values as RequestInput<Fields>, attempt.current.key)
        : await submit(endpoint, { ...withoutNull(values), ...hidden }, attempt.current.key);
    } catch (error) {
      onFailure(error);
      return;
    } finally {
      lock.current = false;
      setSubmitting(false);
    }
    attempt.current = { key: "" };
    reset(emptyValues(fields));
    dropSaved();
    count(`sent ${path}`);
    if (success) showToast(success);
    onSent(answer, values as RequestInput<Fields>);
  }

  /** The code that checks and sends could not be fetched, and a browser that missed it once may not ask again: it posts
   * the form by itself, as it does without script, unless the site can't be reached at all. */
  async function postByBrowser(target: HTMLFormElement): Promise<void> {
    // What is sent in another way has no page to come back to.
    if (send) return onFailure(new TypeError("The form's code could not be loaded."));
    const post = () => {
      // The page that comes next thanks, or has what was typed.
      dropSaved();
      target.submit();
    };
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(post, onFailure);
  }

  /** The browser's own checks hold the form back; what is wrong stands under the fields, as in every form. */
  function onInvalid(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { name: field } = event.target as HTMLInputElement;
    const message = fields[field]?.message;
    if (message) setError(field, { message });
    if (event.target === event.currentTarget.querySelector(":invalid:not(fieldset)"))
      (event.target as HTMLElement).focus();
  }

  function onChange({ target }: FormEvent<HTMLFormElement>): void {
    const { name: field, validity } = target as HTMLInputElement;
    if (validity.valid) clearErrors(field);
  }

  const start: Partial<Record<string, string>> = { ...prefill, ...posted?.values };
  const errors: Partial<Record<string, string>> = {};
  for (const field of Object.keys(fields)) {
    const message = formState.errors[field]?.message;
    if (typeof message === "string") errors[field] = message;
  }

  return {
    // react-hook-form's types can't follow a description that is known at the call only.
    form: form as unknown as UseFormReturn<RequestInput<Fields>>,
    fields,
    idPrefix,
    isChecked,
    register: (field: string, description: Field) => register(field, valueOfTick(description)),
    startOf: (field: string) => start[field],
    firstKey: posted?.key ?? "",
    toText: (field: string) => String(form.watch(field) ?? ""),
    errors,
    failure,
    failedAttempts,
    isSubmitting,
    formProps: {
      method: "post" as const,
      action: `${path}#${problemId}`,
      onFocus: prepare,
      ...(isChecked ? {} : { onInvalid, onChange }),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const { currentTarget } = event;
        const checked = handleSubmit(onValid, () => setFailedAttempts((count) => count + 1));
        void checked(event).catch(() => postByBrowser(currentTarget));
      },
    },
    decoyRef: attach,
  };
}
