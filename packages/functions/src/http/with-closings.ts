import type { MiddlewareObj } from "@middy/core";
import { obeyClosings } from "@site/core/office/obey-closings";
import type { HandlerContext } from "../context.ts";

/** What is promised here is counted by the company's calendar with the days that the staff closed. */
export const withClosings = (context: HandlerContext): MiddlewareObj => ({ before: () => obeyClosings(context) });
