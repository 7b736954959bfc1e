import { nonPersonalEntities } from "../privacy/non-personal-entities.ts";
import type { Store } from "../store/create-store.ts";

/** Names of the entities that a request's keys speak of: "$lead_1#id_..." is of a lead. */
const entitiesIn = (request: object): string[] =>
  [...JSON.stringify(request).matchAll(/"\$([a-z_]+)_\d+(?=["#])/g)].map(([, name = ""]) => name);

/** Whether a request reads or writes rows about people. One that says nothing of whose rows they are, as a scan, does. */
function isAboutPeople(request: object): boolean {
  const entities = entitiesIn(request);
  return entities.length === 0 || entities.some((name) => !nonPersonalEntities.has(name));
}

/** Has the first request about people wait until it is noted who makes it. Nothing has to be declared for that: what a
 * program reads or writes decides.
 * @param note when it fails the request is not made */
export function auditMiddleware({ client }: Store, note: () => Promise<void>): void {
  let noted: Promise<void> | undefined;
  client.middlewareStack.add(
    (next) => async (args) => {
      if (isAboutPeople(args.input)) {
        noted ??= note();
        await noted;
      }
      return next(args);
    },
    { step: "initialize", name: "watchStore" },
  );
}
