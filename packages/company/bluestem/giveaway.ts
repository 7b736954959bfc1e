import type { Edition } from "../schema.ts";

export const edition: Edition | undefined = undefined;

export const projectInterests = ["Roofing", "Siding", "Gutters"] as const;

export const referralSources = ["A neighbor", "Google", "Yard sign"] as const;
