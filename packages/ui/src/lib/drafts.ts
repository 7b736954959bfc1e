import { readStored, writeStored } from "./stored.ts";

/** Drafts live in the tab: they survive a reload and a failure, and go with the tab or with success. */
const buildKey = (form: string): string => `draft:${form}`;

/** @returns the draft of a form, or nothing when there is none or it can't be read */
export const readDraft = <Values extends object>(form: string): Partial<Values> =>
  readStored("sessionStorage", buildKey(form)) ?? {};

export const writeDraft = (form: string, values: object): void => writeStored("sessionStorage", buildKey(form), values);

export const dropDraft = (form: string): void => writeStored("sessionStorage", buildKey(form));

export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(buildKey(""))) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** Whether a form has something to fill in that the built page has not: a draft of this tab, or values in the address. */
export const hasSavedValues = (form: string): boolean =>
  window.location.search !== "" || Object.keys(readDraft(form)).length > 0;
