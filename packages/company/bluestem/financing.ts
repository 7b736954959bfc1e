import type { Plan, TextSection } from "../schema.ts";

export const plans: readonly Plan[] = [];

export const questions: readonly string[] = [];

export const preApproval: TextSection = { heading: "Paying over time", paragraphs: [] };

export const creditNote = "Loans are made by Platte Valley Credit Union, not by us.";
