import type { MiddlewareObj } from "@middy/core";
import { loadOfficeClosings } from "@site/core/office/settings/load-office-closings";
import type { HandlerContext } from "../context.ts";

/** What is promised here is counted by the company's calendar with the days that the staff closed. */
export const withOfficeClosings = (context: HandlerContext): MiddlewareObj => ({
  before: () => loadOfficeClosings(context),
});
