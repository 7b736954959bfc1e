import * as z from "zod";
import { sitePost } from "../contract/endpoint.ts";

const Slug = z.string().min(1).max(200);
/** Below the provider's base, as it stands in its links. */
const Path = z.string().max(600).startsWith("/");

/** What changed at the content provider: one page or post, with its names and addresses of before and after and the
 * lists that it stands in; or everything, as after a change of the theme. */
export const ContentChange = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["post", "page"]), slugs: z.array(Slug).min(1).max(4), paths: z.array(Path).max(40) }),
  z.object({ type: z.literal("lists"), paths: z.array(Path).min(1).max(40) }),
  z.object({ type: z.literal("all") }),
]);
export type ContentChange = z.output<typeof ContentChange>;

/** `id` is new in each report: one that is sent again is noted once, and has the edge asked again. */
const ContentChanges = z.object({
  id: z.string().regex(/^[\w-]{16,64}$/),
  changes: z.array(ContentChange).min(1).max(20),
});

/** A report of the content provider, signed as our own reports to a CRM are: X-Timestamp and X-Signature. */
export const contentChangedEndpoint = sitePost("contentChanged", {
  request: ContentChanges,
  response: z.object({ forgotten: z.number() }),
  bodyLimit: 64 * 1024,
});
