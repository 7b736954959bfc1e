import type { Field } from "../contract/form.ts";
import { quoteFields, serviceRequestFields } from "../quote/fields.ts";
import type { SlotName } from "./memory.ts";
import { chatLimits } from "./options.ts";

/** What the assistant asks for: fields of the forms, some shorter, since a name or a project is told in few words. */
export const contactFields = {
  name: { ...quoteFields.name, max: chatLimits.userNameLength },
  phone: quoteFields.phone,
  email: quoteFields.email,
  location: quoteFields.location,
  address: serviceRequestFields.address,
  service: quoteFields.serviceType,
  product: quoteFields.productType,
  details: { ...quoteFields.notes, kind: "line", max: chatLimits.detailsLength },
} as const satisfies Record<SlotName, Field>;
