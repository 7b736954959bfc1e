import { type Source, sourceOf } from "@site/wordpress/source";
import type { HandlerContext } from "../context.ts";

/** The content provider of this deployment; undefined when none is configured. */
export const source = (context: HandlerContext): Source | undefined => sourceOf(context.settings.wordpress);
