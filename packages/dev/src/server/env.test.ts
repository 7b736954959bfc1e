import { expect, test } from "vitest";
import { BadSetting, readEnv } from "./env.ts";

test("the office answers one port after the site, at any free port when the site does, or where it is told to", () => {
  expect(readEnv({})).toMatchObject({ port: 3000, officePort: 3001, host: "127.0.0.1" });
  expect(readEnv({ PORT: "8080" })).toMatchObject({ port: 8080, officePort: 8081 });
  expect(readEnv({ PORT: "0" })).toMatchObject({ port: 0, officePort: 0 });
  expect(readEnv({ PORT: "0", OFFICE_PORT: "9000" })).toMatchObject({ port: 0, officePort: 9000 });
});

test.each([
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["OFFICE_PORT", "80.5"],
  ["OFFICE_PORT", "office"],
])("%s=%s is refused by its name", (name, text) => {
  const read = () => readEnv({ [name]: text });
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(`${name} must be a number from 0 to 65535, not "${text}"`);
});

test("PORT=65535 leaves the office no port after it, which is said of the office's", () => {
  expect(() => readEnv({ PORT: "65535" })).toThrow('OFFICE_PORT must be a number from 0 to 65535, not "65536"');
});
