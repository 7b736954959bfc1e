import type { Retention } from "../schema.ts";

export const keptFor: Retention = { chatDays: 180, requestMonths: 24, applicationMonths: 24, entryMonths: 12 };
