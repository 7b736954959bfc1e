import { expect, expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type { GiveawayEntry } from "../giveaway/contract.ts";
import { entryFields } from "../giveaway/form-fields.ts";
import type { JobApplication } from "../jobs/contract.ts";
import { applicationFields } from "../jobs/form-fields.ts";
import type { QuoteRequest, ServiceRequest } from "../leads/contract.ts";
import { quoteFields, serviceRequestFields } from "../leads/form-fields.ts";
import { emptyValues, type FormFields, type RequestInput } from "./form.ts";

test("what a form sends and what the handler gets follow from the description", () => {
  type Sent = RequestInput<typeof quoteFields>;
  expectTypeOf<Sent["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Sent["email"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Sent["serviceType"]>().toEqualTypeOf<"windows" | "bathrooms" | "siding" | "doors" | "other">();
  expectTypeOf<Sent["smsOptIn"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<QuoteRequest["smsOptIn"]>().toEqualTypeOf<boolean>();
  expectTypeOf<QuoteRequest["serviceType"]>().toEqualTypeOf<Sent["serviceType"]>();
  expectTypeOf<GiveawayEntry["agreedToTerms"]>().toEqualTypeOf<"yes">();
  expectTypeOf<JobApplication["hasLicense"]>().toEqualTypeOf<"yes" | "no" | "" | undefined>();
  expectTypeOf<keyof RequestInput<typeof serviceRequestFields>>().toExtend<keyof ServiceRequest>();
  expectTypeOf<keyof RequestInput<typeof applicationFields>>().toExtend<keyof z.input<typeof JobApplication>>();
  expectTypeOf<{ name: string }>().not.toExtend<RequestInput<typeof serviceRequestFields>>();
});

test("a description that leaves something unsaid does not compile", () => {
  const line = { kind: "line", label: "Name" } as const;
  const described: FormFields[] = [
    // @ts-expect-error a required text says nothing when it is missing
    { name: { ...line, isRequired: true } },
    // @ts-expect-error a shortest length has no message
    { name: { ...line, min: 2 } },
    // @ts-expect-error a choice has no options
    { name: { kind: "radios", label: "Name", message: "Please choose" } },
    // @ts-expect-error a field has no label
    { name: { kind: "line" } },
    // @ts-expect-error an email has no message
    { name: { kind: "email", label: "Email" } },
    // @ts-expect-error there is no such kind
    { name: { ...line, kind: "date" } },
  ];
  expect(described).toHaveLength(6);
});

test("an untouched form is empty, consents to nothing and has chosen nothing [N-07]", () => {
  expect(emptyValues(quoteFields)).toEqual({
    name: "",
    email: "",
    phone: "",
    location: "",
    productType: "",
    notes: "",
    smsOptIn: false,
  });
  expect(emptyValues(serviceRequestFields)).toEqual({ name: "", phone: "", email: "", address: "", description: "" });
  expect(emptyValues(entryFields)).toEqual({ name: "", address: "", cityZip: "", phone: "", email: "" });
  expect(emptyValues(applicationFields)).toEqual({
    position: "",
    name: "",
    email: "",
    phone: "",
    city: "",
    yearsExperience: "",
    hasLicense: "",
    availability: "",
    coverLetter: "",
  });
});
