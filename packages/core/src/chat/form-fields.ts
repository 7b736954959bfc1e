import type { FormFields } from "../contract/form.ts";
import { quoteFields, serviceRequestFields } from "../leads/form-fields.ts";
import { chatLimits } from "./options.ts";

/** The contact card of the chat: fields of the quote form, none of them required by itself. */
export const contactFields = {
  name: { ...quoteFields.name, isRequired: false, max: chatLimits.userNameLength },
  phone: quoteFields.phone,
  email: quoteFields.email,
  location: quoteFields.location,
  bestTime: { kind: "line", label: "Best time to reach you", noun: "Best time", autoComplete: "off", max: 200 },
  smsConsent: quoteFields.smsOptIn,
} as const satisfies FormFields;

/** What the chat keeps of a project: fields of the forms, some shorter, since a project is told in few words. */
export const projectFields = {
  address: serviceRequestFields.address,
  service: quoteFields.serviceType,
  product: quoteFields.productType,
  details: { ...quoteFields.notes, kind: "line", max: chatLimits.detailsLength },
} as const satisfies FormFields;
