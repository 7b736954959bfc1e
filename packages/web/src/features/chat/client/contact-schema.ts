import { saveChatContactEndpoint } from "@site/core/chat/contract";
import { contactFields } from "@site/core/chat/form-fields";
import { buildShape } from "@site/core/contract/form-schema";
import { oneContact } from "@site/core/leads/contract";
import * as z from "zod";

const [hasContact, message] = oneContact;

/** The contact card's endpoint, with the rules of what stands in the card itself. */
export const contactEndpoint = {
  ...saveChatContactEndpoint,
  request: z.object(buildShape(contactFields)).refine(hasContact, { ...message, path: ["email"] }),
};
