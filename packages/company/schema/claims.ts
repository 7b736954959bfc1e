import * as z from "zod";
import { Confirmed, Line } from "./parts.ts";

const claimScopes = [
  "site",
  "chat",
  "catalogue",
  "about",
  "win",
  "financing",
  "warranty",
  "careers",
  "terms",
  "faq",
  "blog",
  "accessibility",
  "contact",
  "privacy",
] as const;
/** Where a claim may be printed. `catalogue` is every category and product page; `site` is everywhere. */
export type ClaimScope = (typeof claimScopes)[number];

export const Claim = z.strictObject({
  figures: z.array(Line).readonly(),
  scopes: z.array(z.enum(claimScopes)).readonly(),
  /** Words that must stand beside the claim; empty until the owner supplies them, absent where none are needed. */
  qualifier: z.string().optional(),
  confirmed: Confirmed.optional(),
});
export type Claim = z.output<typeof Claim>;
