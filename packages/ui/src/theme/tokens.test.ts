import { globSync, readFileSync } from "node:fs";
import { contrastRatio } from "@site/core/site/palette";
import { expect, test } from "vitest";
import { colors as bluestem } from "../../../company/bluestem/colors.ts";
import { tokens } from "./tokens.ts";

const flatten = (value: object, path = ""): [string, string][] =>
  "value" in value
    ? [[path, String(value.value)]]
    : Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));

const chosen = Object.fromEntries(flatten(tokens.colors ?? {}));
const named = (name: string, tones: object): [string, string][] =>
  Object.entries(tones).map(([tone, value]) => [`${name}.${tone}`, String(value)]);
const { voice, action, accent } = bluestem;
const palettes = {
  "the chosen company": chosen,
  bluestem: {
    ...chosen,
    ...Object.fromEntries([...named("spruce", voice), ...named("brick", action), ["amber.400", accent]]),
  },
};

/** The lower of two companies' contrasts. */
const contrast = (a: string, b: string): number =>
  Math.min(
    ...Object.values(palettes).map((colors: Record<string, string>) => contrastRatio(colors[a] ?? "", colors[b] ?? "")),
  );

test("every tone that a part of the sites names is one of the theme", () => {
  const files = globSync("packages/{ui,web,office}/src/**/*.{ts,tsx}");
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"((?:spruce|brick|amber|snow)\.\w+)"/g)].map(([, tone]) => `${tone}`),
  );
  expect(new Set(named).size).toBeGreaterThan(10);
  expect([...new Set(named)].filter((tone) => !(tone in chosen))).toEqual([]);
});

const grounds = ["paper", "white", "snow.100", "spruce.50", "brick.50"];

test.each([
  ...["ink", "inkMuted", "spruce.700", "brick.600", "brick.700"].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ["error", "white"],
  ["error", "paper"],
  ["error", "errorBg"],
  ["success", "white"],
  ["success", "paper"],
  ["white", "brick.600"],
  ["white", "brick.700"],
  ["white", "spruce.700"],
  ["white", "spruce.800"],
  ["white", "error"],
  ["spruce.100", "spruce.800"],
  ["spruce.100", "spruce.900"],
  ["amber.400", "spruce.800"],
  ["amber.400", "spruce.900"],
])("text in %s on %s has a contrast of at least 4.5", (text = "", ground = "") => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["snow.500", "white"],
  ["snow.500", "paper"],
  ["brick.600", "paper"],
  ["brick.600", "white"],
  ["amber.400", "spruce.800"],
])("the edge of a control or focus ring in %s on %s has a contrast of at least 3", (edge = "", ground = "") => {
  expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
});
