import { positions } from "@site/company/positions";
import { applyForJob } from "@site/core/jobs/apply-for-job";
import { applyForJobEndpoint } from "@site/core/jobs/contract";
import { applicationFields } from "@site/core/jobs/form-fields";
import { pages, positionPath } from "@site/core/site/pages";
import { form } from "../../http/form.ts";

/** The page of the position, or of any other when that one closed meanwhile. */
function getPage({ position }: Readonly<Record<string, string>>): string {
  const shown = positions.find(({ title }) => title === position) ?? positions[0];
  return shown ? positionPath(shown.slug) : pages.careers.path;
}

export const handler = form(applyForJobEndpoint, applyForJob, {
  fields: applicationFields,
  page: getPage,
  thanks: "application",
});
