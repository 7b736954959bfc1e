import type { ProviderFailure } from "./failure.ts";

/** What became of a look-up: expected ends are values, so that pages can be rendered on the server without exceptions. */
export type Outcome<Value> =
  | { status: "found"; value: Value }
  | { status: "missing" }
  | { status: "unavailable"; failure: ProviderFailure };
