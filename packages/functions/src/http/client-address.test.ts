import { readSettings } from "@site/core/settings";
import { expect, test } from "vitest";
import { clientAddress, clientHash } from "./client-address.ts";
import { buildEvent } from "./event.fixture.ts";

const local = readSettings({ IP_HASH_SECRET: "secret" });

const from = (sourceIp: string, forwarded?: string) => {
  const event = buildEvent(forwarded ? { headers: { "x-forwarded-for": forwarded } } : {});
  event.requestContext.http.sourceIp = sourceIp;
  return event;
};

test("without CloudFront in front the peer of the connection is the visitor, whatever a header claims", () => {
  expect(clientAddress(local, from("192.0.2.1", "203.0.113.9"))).toBe("192.0.2.1");
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["203.0.113.9, 198.51.100.7", "198.51.100.7"],
  ["203.0.113.9, 10.0.0.1, 198.51.100.7, 192.0.2.1", "198.51.100.7"],
  [undefined, "192.0.2.1"],
])("behind CloudFront X-Forwarded-For %j is the visitor %s: only what our side appended counts", (header, visitor) => {
  const deployed = readSettings({ ORIGIN_SECRETS: "secret" });
  expect(clientAddress(deployed, from("192.0.2.1", header))).toBe(visitor);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::1", true],
  ["2001:db8::1", "2001:db8:0:0:9:9:9:9", true],
  ["2001:db8::3:4:5:6:7", "2001:db8:0:3:9::", true],
  ["2001:db8::4:5:6:7", "2001:db8:0:0:9::", true],
  ["::1", "0:0:0:0:1::", true],
  ["::1", "::2", true],
  ["::2:3:4:5:6:7:8", "0:2:3:4::", true],
  ["::2:3:4:5:6:7:8", "0:2:3:5::", false],
  ["2001:db8::1", "2001:db8:1::1", false],
  ["1:23::", "12:3::", false],
  ["::ffff:203.0.113.250", "203.0.113.250", true],
  ["::ffff:203.0.113.250", "203.0.113.251", false],
  ["::ffff:203.0.113.25", "::ffff:1.0.113.25", false],
])("one household's allowance: %s and %s: %s", (one, other, isOne) => {
  const hash = (address: string) => clientHash(local, from(address));
  expect(hash(one) === hash(other)).toBe(isOne);
});

test("the hash stands for a network and shows no address", () => {
  const hash = (address: string, settings = local) => clientHash(settings, from(address));
  expect(hash("192.0.2.1")).toMatch(/^[0-9a-f]{32}$/);
  expect(hash("192.0.2.1")).toBe(hash("::ffff:192.0.2.1"));
  expect(hash("192.0.2.1")).not.toBe(hash("192.0.2.2"));
  expect(hash("2001:db8:1:2::1")).toBe(hash("2001:0db8:0001:0002:ffff::9"));
  expect(hash("2001:db8:1:2::1")).not.toBe(hash("2001:db8:1:3::1"));
  const before = hash("192.0.2.1");
  expect(hash("192.0.2.1", readSettings({ IP_HASH_SECRET: "another" }))).not.toBe(before);
});
