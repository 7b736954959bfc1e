/** Drafts live in the tab: they survive a reload and a failure, and go with the tab or with success. */
const buildKey = (form: string): string => `draft:${form}`;

/** @returns the draft of a form, or nothing when there is none or it can't be read */
export function readDraft<Values extends object>(form: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(buildKey(form)) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export function writeDraft(form: string, values: object): void {
  try {
    sessionStorage.setItem(buildKey(form), JSON.stringify(values));
  } catch {
    // Without storage the form still works; only a reload would empty it.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(buildKey(form));
  } catch {
    // Nothing was stored either.
  }
}

/** Drops the drafts of every form of this tab. */
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
