import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bridgeConfig } from "./config-bridge.ts";

/** What a browser has in the variable after running the script. */
const run = (script: string): unknown => runInNewContext(`var window = {}; ${script}; window.elementorFrontendConfig`);

test("the builder's configuration crosses as data, without nonces", () => {
  const script = bridgeConfig([
    'var elementorFrontendConfig = {"a":{"b":"} \\" {"},"nonces":{"x":"1"},"list":[{"ajaxNonce":"2","c":3}]}; alert(1)',
  ]);
  expect(run(script ?? "")).toEqual({ a: { b: '} " {' }, list: [{ c: 3 }] });
  expect(script).not.toContain("alert");
});

test.each([
  "var elementorFrontendConfig = alert(1);",
  "var elementorFrontendConfig = {a: alert(1)};",
  'var elementorFrontendConfig = {"a":1',
  'var somethingElse = {"a":1};',
  "",
])("%s gives nothing", (text) => {
  expect(bridgeConfig([text])).toBeUndefined();
});

test("nothing in a value ends the script or the line", () => {
  const script = bridgeConfig(['var elementorFrontendConfig = {"a":"</script><!--\u2028\u2029"};']);
  expect(script).not.toMatch(/[<\u2028\u2029]/);
  expect(run(script ?? "")).toEqual({ a: "</script><!--\u2028\u2029" });
});
