import * as z from "zod";
import { buildPhoneKeys } from "../contact/phone.ts";
import { textLimits } from "../contract/form.ts";
import { entityNames } from "../store/table.ts";
import { officeGet, officePost } from "./define-office.ts";

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

const ids = z.array(z.string().max(100)).max(500).optional();

/** Ids of what belongs to others who share the address or the number: it is neither in the file nor deleted. */
const ofHousehold = z.object({ kept: ids });

/** Kinds of rows that only help to find the others. */
export const searchKinds: readonly string[] = [
  entityNames.subjectEntry,
  entityNames.searchWord,
  entityNames.intakeEntry,
];

export const findPersonEndpoint = officePost("findPerson", "person", {
  request: PersonQuery.and(ofHousehold),
  response: z.object({
    people: z.array(z.object({ name: z.string(), email: z.string().optional(), ids: z.array(z.string()) })),
    records: z.array(z.object({ kind: z.string(), id: z.string(), isOfOther: z.boolean().optional() })),
    file: z.string(),
  }),
});

/** Of several people, those whose records stay must be named, be it nobody. The receipt says how much went and when, and nothing of whom. `others` are records of somebody else that go, too. */
export const deletePersonEndpoint = officePost("deletePerson", "person", {
  request: PersonQuery.and(ofHousehold).and(z.object({ others: ids })),
  response: z.object({ deleted: z.number(), at: z.string(), receipt: z.string() }),
});

export const Audit = z.object({
  accesses: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string(),
      command: z.string(),
      recordIds: z.array(z.string()),
      toFile: z.boolean(),
    }),
  ),
  /** The last one of this page, when there are earlier ones. */
  next: z.string().optional(),
});

export type Audit = z.output<typeof Audit>;

export const listAuditEndpoint = officeGet("listAudit", "audit", { query: ["month", "after"], response: Audit });
