import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { buildSchema } from "../../contract/form-schema.ts";
import { hashRow, tombstones } from "../../privacy/tombstone-entity.ts";
import { timeOfWrite } from "../../store/clock.ts";
import { defineEntity, type RowOf } from "../../store/define-entity.ts";
import { toSeconds } from "../../store/expiry.ts";
import { newId } from "../../store/ids.ts";
import { entityNames, getRowKey, primaryKey, type RowKey } from "../../store/table.ts";
import { passkeys } from "./passkeys.ts";
import { type Role, roleNames } from "./roles.ts";
import { endSessions } from "./sessions.ts";

/** Somebody of the staff who may use the office. Few enough for one partition. */
export const members = defineEntity(entityNames.member, {
  attributes: {
    login: { type: "string", required: true },
    email: { type: "string", required: true },
    /** What their passkeys know them by. */
    id: { type: "string", required: true, readOnly: true, default: newId },
    name: { type: "string", required: true },
    role: { type: roleNames, required: true },
    wantsDigest: { type: "boolean" },
    /** The company's day of their last daily mail, and until when a run is about to send one. */
    digestOn: { type: "string" },
    digestClaim: { type: "string" },
    /** Until when the last one told what happened, ISO 8601. */
    digestTo: { type: "string" },
    createdAt: { type: "string", required: true, readOnly: true, default: timeOfWrite },
  },
  indexes: { byEmail: primaryKey([], ["login"]) },
});

export type Member = RowOf<typeof members>;

const Email = buildSchema({ kind: "email", label: "Email", isRequired: true, message: "Please enter a valid email" });
const Name = buildSchema({ kind: "name", label: "Name", isRequired: true, message: "Please enter a name" });

export const normalEmail = (text: string): string => text.trim().toLowerCase();

const parseValue = (schema: typeof Email | typeof Name, text: string): string => {
  const { success, data, error } = schema.safeParse(text);
  if (!success) throw new AppError("invalid", error.issues[0]?.message ?? "Please correct the value.");
  return data;
};

const buildKey = (store: Context["store"], login: string): RowKey => getRowKey(members(store).get({ login }));

/** Lets somebody use the office, or gives a known person another name or role.
 * @throws AppError invalid for what is no address, name or role */
export async function addMember(
  { store, now }: Context,
  given: { email: string; name: string; role: string },
): Promise<Member> {
  const role: Role | undefined = roleNames.find((each) => each === given.role);
  if (!role) throw new AppError("invalid", `There is no role "${given.role}"; use one of ${roleNames.join(", ")}.`);
  const email = parseValue(Email, normalEmail(given.email));
  const name = parseValue(Name, given.name);
  const { data } = await members(store).upsert({ login: email, email, name, role }).go({ response: "all_new" });
  // Somebody who was removed once may come back with a backup from now on.
  await tombstones(store)
    .put({ mark: hashRow(buildKey(store, email)), expiresAt: toSeconds(now()) })
    .go();
  return data;
}

export async function listMembers({ store }: Context): Promise<Member[]> {
  const { data } = await members(store).query.byEmail({}).go({ pages: "all", consistent: true });
  return data;
}

export async function findMember({ store }: Context, email: string): Promise<Member | undefined> {
  const { data } = await members(store)
    .get({ login: normalEmail(email) })
    .go({ consistent: true });
  return data ?? undefined;
}

/** @throws AppError notFound */
export async function readMember(context: Context, email: string): Promise<Member> {
  const member = await findMember(context, email);
  if (!member) throw new AppError("notFound", `Nobody on the staff has the address ${email}.`);
  return member;
}

/** Takes the office away from somebody: their sessions end at once, because each request looks for this row.
 * @throws AppError notFound */
export async function removeMember(context: Context, email: string): Promise<void> {
  const { store } = context;
  const member = await readMember(context, email);
  const keys = await passkeys(store).query.byMember({ member: member.email }).go({ pages: "all" });
  // No backup brings them back, and with them the office.
  const own = [buildKey(store, member.login), ...keys.data.map(({ id }) => getRowKey(passkeys(store).get({ id })))];
  for (const key of own)
    await tombstones(store)
      .put({ mark: hashRow(key) })
      .go();
  await members(store).delete({ login: member.login }).go();
  await endSessions(context, member.email);
  for (const { id } of keys.data) await passkeys(store).delete({ id }).go();
}
