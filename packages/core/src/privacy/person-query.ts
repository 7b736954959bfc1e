import * as z from "zod";
import { buildPhoneKeys } from "../contact/phone.ts";
import { textLimits } from "../contract/form.ts";

/** The person that somebody asks for. Half an address or number is refused: it would find nobody, which misleads. */
export const PersonQuery = z
  .object({
    email: z
      .string()
      .trim()
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter the whole email address")
      .optional(),
    phone: z
      .string()
      .trim()
      .max(textLimits.phone)
      .refine((phone) => buildPhoneKeys(phone).length > 0, "Please enter the whole number, with its area code")
      .optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), "Please enter an email or a phone number");
