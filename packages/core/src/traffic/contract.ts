import * as z from "zod";
import { sitePost } from "../contract/endpoint.ts";

const count = z.int().min(1).max(99);

/** What a browser counted since it last told: names that nobody knows are left out where they are stored. */
export const PageViews = z.object({
  /** First parts of the paths of the pages that were seen. */
  views: z.array(z.string().max(80)).max(30),
  counts: z.record(z.string().max(60), count),
  /** Of the document, whole numbers; the movement in thousandths. */
  vitals: z.object({ lcp: z.int(), inp: z.int(), cls: z.int() }).partial().optional(),
});
export type PageViews = z.output<typeof PageViews>;

export const countPageViewsEndpoint = sitePost("countPageViews", {
  request: PageViews,
  response: z.object({}),
  bodyLimit: 4096,
});

const Named = z.object({ name: z.string(), count: z.number() });

export const TrafficReport = z.object({
  views: z.number(),
  /** The most seen first. */
  pages: z.array(Named),
  events: z.array(Named),
  forms: z.array(z.object({ name: z.string(), started: z.number(), tried: z.number(), sent: z.number() })),
  /** Of so many page views, what three of four had at most: "2.5 s". */
  vitals: z.array(Named.extend({ p75: z.string(), rating: z.enum(["good", "fair", "poor"]) })),
});
export type TrafficReport = z.output<typeof TrafficReport>;
