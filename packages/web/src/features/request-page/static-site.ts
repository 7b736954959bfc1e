import type { Field } from "@site/core/contract/form";
import type { FieldSite } from "@site/ui/form/use-site-form.ts";

const untouched = async () => {};

/** The fields of a form that the browser sends by itself: they begin with what is known, and no script watches them.
 * @param prefix stands before the ids: the page has several forms */
export const staticSite = (
  prefix: string,
  values: Readonly<Record<string, string>>,
  errors: FieldSite["errors"] = {},
): FieldSite => ({
  idPrefix: prefix,
  isChecked: true,
  errors,
  register: (name: string, _: Field) => ({ name, onChange: untouched, onBlur: untouched, ref: () => {} }),
  startOf: (name) => values[name],
  toText: (name) => values[name] ?? "",
});
