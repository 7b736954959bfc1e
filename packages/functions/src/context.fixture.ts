import type { Context } from "@site/core/context";
import { patientUnless, sourceWith } from "@site/core/context.fixture";
import type { Source } from "@site/core/settings";
import { handlerContext } from "./context.ts";

/** The context of handlers on the store of the test run. @param values settings by name @param parts in place of the real thing */
export const handlerContextWith = (values: Source = {}, parts: Partial<Context> = {}) =>
  patientUnless(handlerContext(sourceWith(values), parts), values);
