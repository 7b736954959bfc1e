import { isLive } from "../store/expiry.ts";
import { countPages, readAll } from "../store/read-all.ts";
import { type Application, applications } from "./entity.ts";
import { type ApplicationStatus, applicationStatuses } from "./options.ts";

/** Which applications to list. */
interface ApplicationFilter {
  /** One status; all of them when absent. */
  status?: ApplicationStatus | undefined;
  /** True: only what looks automated; false: only what does not; absent: both. */
  spam?: boolean | undefined;
}

/**
 * Applications, newest first. Reads the status index, which follows the table within a second or so.
 * @param onProgress told after each page how many applications were read so far
 */
export async function listApplications(
  { status, spam }: ApplicationFilter = {},
  onProgress?: (found: number) => void,
): Promise<Application[]> {
  const onPage = countPages(onProgress);
  const statuses = status ? [status] : applicationStatuses;
  const pages = await Promise.all(
    statuses.map((each) => readAll((cursor) => applications.query.byStatus({ status: each }).go({ cursor }), onPage)),
  );
  return pages
    .flat()
    .filter((application) => (spam === undefined || application.spam === spam) && isLive(application))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** @returns the application, or undefined when there is none with this id */
export async function findApplication(id: string): Promise<Application | undefined> {
  const { data } = await applications.get({ id }).go({ consistent: true });
  return data && isLive(data) ? data : undefined;
}
