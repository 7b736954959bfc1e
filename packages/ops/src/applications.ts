import { changeApplicationStatus } from "@site/core/jobs/change-application-status";
import { findApplication, listApplications } from "@site/core/jobs/list-applications";
import { applicationStatuses } from "@site/core/jobs/options";
import { actor } from "./actor.ts";
import type { Command } from "./commands.ts";
import { progress } from "./progress.ts";
import { oneOf, printJson, recordCommands } from "./records.ts";

/** Applications, newest first. What looks automated is marked in the column `spam`. */
export const { list, show, exportAll } = recordCommands({
  noun: "applications",
  read: ({ status, spam }) =>
    listApplications(
      { status: status ? oneOf(applicationStatuses, status) : undefined, spam },
      progress("applications"),
    ),
  find: findApplication,
  summary: ["id", "createdAt", "status", "position", "name", "phone", "email", "spam"],
  columns: [
    "id",
    "position",
    "name",
    "email",
    "phone",
    "address",
    "city",
    "yearsExperience",
    "hasLicense",
    "availability",
    "coverLetter",
    "status",
    "sourcePage",
    "attribution",
    "spam",
    "history",
    "createdAt",
    "updatedAt",
  ],
});

export const setStatus: Command = async ({ stage, json }, [id = "", status]) => {
  await changeApplicationStatus(id, oneOf(applicationStatuses, status), await actor(stage));
  if (json) printJson(await findApplication(id));
  else console.log(`${id} is ${status}`);
};
