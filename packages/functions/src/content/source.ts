import { type Source, sourceOf } from "@site/wordpress/source";
import { context } from "../context.ts";

/** The content provider of this deployment; undefined when none is configured. */
export const source = (): Source | undefined => sourceOf(context.settings.wordpress);
