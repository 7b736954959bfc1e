import * as z from "zod";
import { extractNumbers } from "./numbers.ts";

/** Whom somebody asks for. Half an address or number would find nobody, and nothing is no answer to that. */
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
      .max(40)
      .refine((phone) => extractNumbers(phone).length > 0, "Please enter the whole number, with its area code")
      .optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), "Please enter an email or a phone number");
