import { expect, type Locator } from "@playwright/test";

/** What a control must have: how phones choose a keyboard, how browsers fill it in. */
type Attributes = Partial<Record<"type" | "inputmode" | "autocomplete" | "name", string>>;

interface Expected extends Attributes {
  /** The word behind its label. */
  mark?: "required" | "optional";
}

/** Checks the controls of a form by their labels. @param fields label -> attributes */
export async function expectFields(form: Locator, fields: Record<string, Expected>): Promise<void> {
  for (const [label, { mark, ...attributes }] of Object.entries(fields)) {
    const control = form.getByLabel(label);
    if (mark) await expect(form.getByText(`${label} (${mark})`, { exact: true })).toBeVisible();
    for (const [name, value] of Object.entries(attributes)) await expect(control, label).toHaveAttribute(name, value);
  }
}
