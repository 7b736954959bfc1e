import { expect, test } from "vitest";
import { contextWith, ownTable } from "../context.fixture.ts";
import { addMember, findMember, listMembers, members, removeMember } from "../office/auth/members.ts";
import { addPasskey, listPasskeys } from "../office/auth/passkeys.ts";
import { copyRows } from "./copy-rows.ts";

test("who left the staff does not come back with a backup", async () => {
  const context = contextWith({ TABLE_NAME: await ownTable() });
  const backup = contextWith({ TABLE_NAME: await ownTable() });
  const [left, stays] = ["left@example.org", "stays@example.org"];
  for (const place of [context, backup])
    for (const email of [left, stays]) {
      await addMember(place, { email, name: "Somebody", role: "owner" });
      await addPasskey(place, { id: `key of ${email}`, member: email, publicKey: "key", counter: 0 });
    }
  await removeMember(context, left);
  expect(await copyRows(context, backup.store.table)).toMatchObject({ copied: 0, forgotten: 2 });
  expect((await listMembers(context)).map(({ email }) => email)).toEqual([stays]);
  expect(await findMember(context, left)).toBeUndefined();
  expect(await listPasskeys(context, left)).toEqual([]);
});

test("who came back to the staff comes back with a backup, too", async () => {
  const [context, backup] = [
    contextWith({ TABLE_NAME: await ownTable() }),
    contextWith({ TABLE_NAME: await ownTable() }),
  ];
  const member = { email: "again@example.org", name: "Again", role: "owner" };
  for (const place of [context, backup]) await addMember(place, member);
  await removeMember(context, member.email);
  await addMember(context, member);
  await members(context.store).delete({ login: member.email }).go();
  expect(await copyRows(context, backup.store.table)).toMatchObject({ copied: 1, forgotten: 0 });
});
