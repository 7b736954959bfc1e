import type { FormFields } from "../contract/form.ts";
import { entryFields } from "../giveaway/form-fields.ts";
import { applicationFields } from "../jobs/form-fields.ts";
import { quoteFields, serviceRequestFields } from "../leads/form-fields.ts";

interface RequestForms {
  /** How the visitor is reached: a change needs a code. */
  contact: FormFields;
  wish: FormFields;
}

const { name, email, phone, location, productType, notes } = quoteFields;
const { position: _, city, yearsExperience, hasLicense, availability, coverLetter } = applicationFields;
const { hint: __, ...notesField } = notes;

/** What a visitor may correct on the page of their record, by the kind's name. The names are the record's attributes. Where
 * an entry lives decides which household it counts for, so that stays. */
export const requestForms = {
  leads: {
    contact: {
      name,
      email,
      phone,
      location,
      address: { ...serviceRequestFields.address, label: "Street address", hint: "Where the work is." },
    },
    wish: {
      serviceType: { ...quoteFields.serviceType, isRequired: false },
      productType,
      notes: notesField,
    },
  },
  applications: {
    contact: {
      name: applicationFields.name,
      email: applicationFields.email,
      phone: applicationFields.phone,
      city,
    },
    wish: { yearsExperience, hasLicense, availability, coverLetter },
  },
  entries: {
    contact: { email: entryFields.email, phone: entryFields.phone },
    wish: { projectInterest: entryFields.projectInterest },
  },
} as const satisfies Record<string, RequestForms>;

export type RequestNoun = keyof typeof requestForms;

export const isRequestNoun = (noun: string): noun is RequestNoun => Object.hasOwn(requestForms, noun);

export const getForms = (noun: RequestNoun): RequestForms => requestForms[noun];

export const noteFields = {
  note: { kind: "paragraphs", label: "Your note", noun: "Note", isRequired: true, message: "Please write a note" },
} as const satisfies FormFields;

/** Stands before the name of a field, under which a form says what the field showed when it was opened: who changed nothing in
 * it keeps what was saved since, in another tab or by the office. */
export const shownPrefix = "shown.";
