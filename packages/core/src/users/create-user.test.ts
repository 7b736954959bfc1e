import { expect, test } from "vitest";
import { newId } from "../store/ids.ts";
import { createUser } from "./create-user.ts";
import { users } from "./entity.ts";
import { matchesHash } from "./password-hash.ts";
import { verifyPassword } from "./verify-password.ts";

const password = "correct horse battery";
const newName = () => `user-${newId()}`;

test("a user is kept with a uuid and a scrypt hash that carries its parameters, never the password [Q-01, Q-02]", async () => {
  const username = newName();
  const { id } = await createUser({ username, password });
  const { data } = await users.get({ username }).go({ consistent: true });
  expect(data).toMatchObject({ id, username });
  expect(data?.password).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(JSON.stringify(data)).not.toContain(password);
  expect(await verifyPassword(username.toUpperCase(), password)).toBe(id);
  expect(await verifyPassword(username, `${password}!`)).toBeUndefined();
});

test("a username belongs to one user, whatever its case and however many ask at once [Q-02]", async () => {
  const username = newName();
  const attempts = await Promise.allSettled([
    createUser({ username, password }),
    createUser({ username: username.toUpperCase(), password }),
    createUser({ username: ` ${username} `, password }),
  ]);
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(attempts.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "busy" } });
});

test("username and password are required and have their rules [Q-02]", async () => {
  for (const username of ["", "ab", "ann lee", "a#id_1", "ä".repeat(4), "x".repeat(65)])
    await expect(createUser({ username, password })).rejects.toThrow();
  await expect(createUser({ username: newName(), password: "short" })).rejects.toThrow();
});

test("an unknown name and a damaged hash match nothing", async () => {
  expect(await verifyPassword(newName(), password)).toBeUndefined();
  for (const hash of ["", password, "scrypt$1$1$1$$", "scrypt$16384$8$1$c2FsdA$c2hvcnQ"])
    expect(await matchesHash(password, hash)).toBe(false);
});
