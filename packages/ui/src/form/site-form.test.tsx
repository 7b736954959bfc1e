import type { FormFields } from "@site/core/contract/form";
import { buildShape, formEndpoint } from "@site/core/contract/form-schema";
import { expect, test } from "vitest";
import * as z from "zod";
import { toHtml } from "../lib/to-html.fixture.tsx";
import { SiteForm } from "./site-form.tsx";
import { useSiteForm } from "./use-site-form.ts";

const fields = {
  name: { kind: "name", label: "Your name", isRequired: true, message: "Please enter your name" },
  place: { kind: "line", label: "Place", hint: "Where it is.", placeholder: "e.g. Rome", autoComplete: "off" },
  email: { kind: "email", label: "Email", message: "Please enter an email" },
  phone: { kind: "phone", label: "Phone", message: "Please enter a phone" },
  notes: { kind: "paragraphs", label: "Notes", max: 10 },
  color: { kind: "radios", label: "Color", isRequired: true, options: ["red", "blue"], message: "Choose" },
  day: { kind: "select", label: "Day", options: { mon: "Monday" }, message: "Choose" },
  news: { kind: "checkbox", label: "Send news", message: "Yes or no" },
  terms: { kind: "checkbox", label: "I agree", isRequired: true, value: "yes", message: "Please agree" },
} as const satisfies FormFields;

const endpoint = formEndpoint("/api/samples", z.object(buildShape(fields)));
const other = formEndpoint("/api/others", z.object({ place: z.string() }));

function Sample({ isChecked = false }: { isChecked?: boolean }) {
  const texts = { success: { title: "Sent", description: "Thank you" }, failure: "Failed", onSent: () => {} };
  const site = useSiteForm({
    name: "sample",
    path: "/api/samples",
    fields,
    loadEndpoint: async () => endpoint,
    isChecked,
    ...texts,
  });
  return (
    <SiteForm
      site={site}
      label="Sample"
      submitLabel="Send"
      pendingLabel="Sending"
      extras={{ place: { placeholder: "e.g. Utica", after: <i>after place</i> }, news: { label: <b>News</b> } }}
    />
  );
}

/** The tags that carry the name of a field. */
const getControls = (html: string, name: string): string[] =>
  html.match(new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`, "g")) ?? [];

test("every described field stands in the form, in its order, with its label, hint and options", () => {
  const html = toHtml(<Sample />);
  const ids = [...html.matchAll(/<(?:input|textarea|select)[^>]* id="(\w+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(fields));
  const words = html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
  for (const text of ["Your name| (required)", "Place| (optional)|Where it is.", "Color| (required)|red|blue"])
    expect(words).toContain(text);
  expect(words).toContain("Day| (optional)|Select|Monday");
  expect(words).toContain("after place|Email");
  expect(words).toContain("|News|I agree|");
});

test("a field's kind chooses the keyboard, and what the browser fills in; a long text is counted and never cut", () => {
  const html = toHtml(<Sample />);
  const has = (name: string, ...attributes: string[]) => {
    for (const attribute of attributes) expect(getControls(html, name)[0]).toContain(attribute);
  };
  has("name", 'autoComplete="name"', 'autoCapitalize="words"', 'spellCheck="false"', 'aria-required="true"');
  has("place", 'autoComplete="off"', 'placeholder="e.g. Utica"', 'aria-describedby="place-hint"');
  has("email", 'type="email"', 'inputMode="email"', 'autoComplete="email"');
  has("phone", 'type="tel"', 'inputMode="tel"', 'autoComplete="tel"');
  expect(getControls(html, "notes")[0]).not.toContain("maxLength");
  has("terms", 'type="checkbox"', 'value="yes"');
  expect(getControls(html, "color")).toHaveLength(2);
});

test("the browser asks for required fields only where the contract does not", () => {
  const native = (html: string) =>
    Object.keys(fields).filter((name) => / required=""/.test(getControls(html, name)[0] ?? ""));
  expect(native(toHtml(<Sample />))).toEqual(["name", "color", "terms"]);
  expect(native(toHtml(<Sample isChecked />))).toEqual([]);
  expect(toHtml(<Sample isChecked />)).toContain('noValidate=""');
});

test("a layout that names an unknown field, or an endpoint that takes other fields, does not compile", () => {
  type Site = Parameters<typeof SiteForm<typeof fields>>[0];
  // @ts-expect-error the form has no such field
  const extras: Site["extras"] = { plaice: { hint: "Where it is." } };
  type Options = Parameters<typeof useSiteForm<typeof fields>>[0];
  // @ts-expect-error it asks for a place and leaves the form's other fields out
  const loadEndpoint: Options["loadEndpoint"] = async () => other;
  expect([extras, loadEndpoint]).toHaveLength(2);
});
