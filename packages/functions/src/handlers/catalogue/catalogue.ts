import { findCategory, topics } from "@site/core/catalogue/catalogue";
import { categoryNotFound, getCategoryEndpoint, listTopicsEndpoint } from "@site/core/catalogue/contract";
import { AppError } from "@site/core/contract/errors";
import { api } from "../../http/api.ts";

export const getCategoryHandler = api(getCategoryEndpoint, ({ event }) => {
  const category = findCategory(event.pathParameters?.category ?? "");
  if (!category) throw new AppError("notFound", categoryNotFound);
  return { body: category };
});

export const listTopicsHandler = api(listTopicsEndpoint, () => ({ body: topics() }));
