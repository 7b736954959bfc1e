import type { Retention } from "../schema.ts";

export const keptFor: Retention = { chatDays: 90, requestMonths: 18, applicationMonths: 12, entryMonths: 12 };
