import { buildWebIfNeeded } from "@site/local/build";

/** The journeys run against the built site. */
export default buildWebIfNeeded;
