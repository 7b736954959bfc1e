import * as z from "zod";
import { buildShape, formEndpoint } from "../contract/form-schema.ts";
import { apiPaths } from "../contract/paths.ts";
import { submissionFields } from "../contract/submission.ts";
import { entryFields } from "./form-fields.ts";

export const GiveawayEntry = z.object({ ...buildShape(entryFields), ...submissionFields });
export type GiveawayEntry = z.output<typeof GiveawayEntry>;

export const enterGiveawayEndpoint = formEndpoint(apiPaths.enterGiveaway, GiveawayEntry);
