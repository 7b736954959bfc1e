import type { FieldErrors } from "./errors.ts";
import type { FormFields } from "./form.ts";

/** The hidden control whose value stands for the header `Idempotency-Key`. */
export const keyField = "key";

/** Each control for files: a browser that posts by itself sends their names in place of the files. */
export const filesField = "files";
export const hasFileNames = (posted: URLSearchParams): boolean => posted.getAll(filesField).some(Boolean);
export const filesNotSent = "Your files were not sent. Please choose them again.";

/** A form that a browser has posted by itself and that was refused, as the page shows it again. Pages find it in their
 * data, under the path that it was posted to. */
export interface PostedForm {
  /** As they were typed, by field. A box that was not ticked is absent. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Said where no field is wrong; else empty. */
  message: string;
  key: string;
}

export const isPostedForm = (value: unknown): value is PostedForm =>
  typeof value === "object" && value !== null && "values" in value && "errors" in value;

/** What was posted for the described fields; everything else is left out. */
export const postedValues = (fields: FormFields, posted: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = posted.get(name);
      return value === null ? [] : [[name, value.replace(/\r\n?/g, "\n")]];
    }),
  );

/** What the same form would have sent as JSON. */
export const toRequest = (fields: FormFields, values: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isTick = field.kind === "checkbox" && field.value === undefined;
      return [name, isTick ? name in values : values[name]];
    }),
  );
