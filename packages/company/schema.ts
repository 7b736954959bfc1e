// What a company's folder must hold. The folders take types from here and nothing else, so that no page loads zod for
// them; `npm run company:check` and the tests parse their data.
export * from "./schema/catalogue.ts";
export * from "./schema/chat.ts";
export * from "./schema/claims.ts";
export * from "./schema/colors.ts";
export * from "./schema/giveaway.ts";
export * from "./schema/hours.ts";
export * from "./schema/legal.ts";
export * from "./schema/mails.ts";
export * from "./schema/pages.ts";
export * from "./schema/prices.ts";
export * from "./schema/profile.ts";
export * from "./schema/proof.ts";
export * from "./schema/questions.ts";
