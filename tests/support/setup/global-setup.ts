import { buildWebIfNeeded } from "@site/web/built-site";

/** The journeys run against the built site. */
export default () => buildWebIfNeeded();
