import type { MiddlewareObj } from "@middy/core";
import { loadOfficeClosures } from "@site/core/office/settings/load-office-closures";
import type { HandlerContext } from "../context.ts";

/** What is promised here is counted by the company's calendar with the days that the staff closed. */
export const withOfficeClosures = (context: HandlerContext): MiddlewareObj => ({
  before: () => loadOfficeClosures(context),
});
