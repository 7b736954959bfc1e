import * as z from "zod";
import { siteGet } from "../../contract/endpoint.ts";
import { listKeys } from "../../contract/form.ts";
import { leadSourceLabels } from "../../leads/options.ts";
import { officeGet, officePost } from "../define-office.ts";

const line = (what: string, most: number) =>
  z.string().trim().min(1, `Please write ${what}`).max(most, `This is longer than ${most} characters`);

/** Its text stands between the greeting and the closing of the company's emails. */
const ReplyText = z.object({
  label: line("a name for each text", 80),
  subject: line("a subject for each text", 150),
  text: line("something in each text", 4000),
});
export type ReplyText = z.output<typeof ReplyText>;

/** What comes in and who may get it: leads by their source, and applications. */
export const assignees = { ...leadSourceLabels, applications: "Application" } as const;

export const getAssignedNoun = (sort: keyof typeof assignees): "leads" | "applications" =>
  sort === "applications" ? sort : "leads";

const AssignmentRule = z.partialRecord(z.enum(listKeys(assignees)), z.string().max(254));
export type AssignmentRule = z.output<typeof AssignmentRule>;

const Day = z.iso.date({ error: "Please choose a day" });

/** A line above the pages of the website; `until` is the last day on which it shows. */
const Banner = z
  .object({
    isOn: z.boolean(),
    text: z.string().trim().max(200, "This is longer than 200 characters"),
    until: z.union([z.literal(""), Day]).optional(),
  })
  .refine(({ isOn, text }) => !isOn || text !== "", "Please write what the banner says");

const Closings = z
  .array(z.object({ date: Day, name: line("why on each day", 60) }))
  .max(100, "At most 100 days are kept")
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, "A day is there twice");

export const settingSchemas = {
  replies: z
    .array(ReplyText)
    .max(20, "At most 20 texts are kept")
    .refine((texts) => new Set(texts.map(({ label }) => label)).size === texts.length, "Two texts have the same name"),
  assignment: AssignmentRule,
  banner: Banner,
  closings: Closings,
};

/** `at` and `by` are of the last change, `before` what it replaced. */
const setting = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    version: z.number(),
    at: z.string().optional(),
    by: z.string().optional(),
    before: value.optional(),
  });

export const Company = z.object({
  replies: setting(settingSchemas.replies),
  assignment: setting(settingSchemas.assignment),
  banner: setting(settingSchemas.banner),
  closings: setting(settingSchemas.closings),
});
export type Company = z.output<typeof Company>;

export const getCompanyEndpoint = officeGet("getCompany", "read", { response: Company });

const version = z.number().int().min(0);

/** `version` is that of the setting as its author saw it. */
export const saveCompanyEndpoint = officePost("saveCompany", "company", {
  request: z.discriminatedUnion("name", [
    z.object({ name: z.literal("replies"), value: settingSchemas.replies, version }),
    z.object({ name: z.literal("assignment"), value: settingSchemas.assignment, version }),
    z.object({ name: z.literal("banner"), value: settingSchemas.banner, version }),
    z.object({ name: z.literal("closings"), value: settingSchemas.closings, version }),
  ]),
  response: Company,
});

/** What the staff has to say on every page, as HTML that the inline script puts at the page's end; empty most of the
 * time. */
export const getBannerEndpoint = siteGet("getBanner", { browser: 300, edge: 60, staleWhileRevalidate: 600 });
