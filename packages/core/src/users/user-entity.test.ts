import { expect, test } from "vitest";
import { contextWith } from "../context.fixture.ts";
import { newId } from "../store/ids.ts";
import { users } from "./user-entity.ts";

const { store } = contextWith();

test("a user has an id of its own, one name that nobody else can take, and a password [Q-02]", async () => {
  const username = `ann-${newId()}`;
  const { data } = await users(store).create({ username, password: "scrypt$1" }).go();
  expect(data.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  await expect(users(store).create({ username, password: "scrypt$2" }).go()).rejects.toThrow();
  expect((await users(store).get({ username }).go()).data).toMatchObject({ id: data.id, password: "scrypt$1" });
});

test.each([
  ["username", { password: "scrypt$1" }],
  ["password", { username: "bob" }],
])("a user without a %s is refused [Q-02]", (name, given) => {
  expect(() =>
    users(store)
      .create(given as { username: string; password: string })
      .params(),
  ).toThrow(name);
});
