import { readFigures } from "@site/core/office/reports/figures";
import { FiguresQuery, getFiguresEndpoint } from "@site/core/office/reports/figures-contract";
import { parseRequest } from "../../http/errors.ts";
import { office } from "./office.ts";

export const handler = office(getFiguresEndpoint, async ({ context, query }) => ({
  body: await readFigures(context, parseRequest(FiguresQuery, query).weeks),
}));
