import type { Context } from "@site/core/context";
import { addMember, listMembers, normalEmail, readMember, removeMember } from "@site/core/office/auth/members";
import { endSessions, listSessions } from "@site/core/office/auth/sessions";
import type { Command, Options } from "./cli/command.ts";
import { UsageError } from "./cli/command.ts";
import { printJson } from "./cli/output.ts";

function requireEmail({ email }: Options, usage: string): string {
  if (!email) throw new UsageError(usage);
  return email;
}

/** @throws UsageError for the only owner, unless that is meant */
async function keepOwner(context: Context, email: string, { lastOwner }: Options): Promise<void> {
  const owners = (await listMembers(context)).filter(({ role }) => role === "owner");
  if (lastOwner || owners.length !== 1 || owners[0]?.email !== normalEmail(email)) return;
  throw new UsageError(`${email} is the only owner: nobody could add people in the office. --last-owner does it.`);
}

export const add: Command = async (context, options) => {
  const { name, role, json } = options;
  const usage = "usage: staff add --email ADDRESS --name NAME --role ROLE";
  const email = requireEmail(options, usage);
  if (!name || !role) throw new UsageError(usage);
  if (role !== "owner") await keepOwner(context, email, options);
  const member = await addMember(context, { email, name, role });
  if (json) printJson(member);
  else console.log(`${member.name} (${member.email}) may use the office as ${member.role}`);
};

export const list: Command = async (context, { json }) => {
  const found = await listMembers(context);
  if (json) printJson(found);
  else if (found.length > 0) console.table(found, ["email", "name", "role", "createdAt"]);
  else console.log("Nobody may use the office yet; `staff add` lets somebody.");
};

export const remove: Command = async (context, options) => {
  const email = requireEmail(options, "usage: staff remove --email ADDRESS");
  await keepOwner(context, email, options);
  await removeMember(context, email);
  if (options.json) printJson({ removed: email });
  else console.log(`${email} may not use the office any more`);
};

export const sessions: Command = async (context, options) => {
  const { email } = await readMember(context, requireEmail(options, "usage: staff sessions --email ADDRESS [--yes]"));
  const found = await listSessions(context, email);
  if (options.yes) await endSessions(context, email);
  if (options.json) return printJson({ isEnded: Boolean(options.yes), sessions: found });
  console.table(found, ["createdAt", "lastSeenAt", "way", "userAgent"]);
  if (options.yes) console.log(`${email} is signed out everywhere`);
};
