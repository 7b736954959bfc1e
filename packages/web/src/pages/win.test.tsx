import { currentEdition } from "@site/core/business/edition";
import { closedNotice } from "@site/core/business/edition-texts";
import { apiPaths } from "@site/core/contract/paths";
import { pages } from "@site/core/site/pages";
import { BuiltDataContext } from "@site/ui/lib/built-data.ts";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { beforeAll, expect, test } from "vitest";
import Win, { preload } from "./win.tsx";

const enforced = { ...currentEdition, enforceEntryWindow: true };

beforeAll(preload);

/** The words of /win for an edition at a moment, with what a refused post brought back. */
function render(edition: typeof currentEdition, at?: string, posted = {}): string {
  return toHtml(
    <BuiltDataContext value={posted}>
      <Win edition={edition} {...(at ? { now: () => new Date(at) } : {})} />
    </BuiltDataContext>,
    pages.win.path,
  );
}

const afterDraw = "2026-11-21T12:00:00Z";

test("by default the form stands on /win at any date [O-01]", () => {
  for (const html of [render(currentEdition), render(currentEdition, afterDraw)])
    expect(html).toContain("Submit My Entry");
  const [open, over] = ["2025-12-01T12:00:00Z", afterDraw].map((at) => render(currentEdition, at));
  expect(open).toContain("Win our $25,000 home improvement giveaway");
  expect(open).not.toMatch(/Entries closed|winners list/);
  expect(over).toContain("The drawing was held on February 1, 2026.");
  expect(over).toContain("For the winners list");
  expect(over).not.toMatch(/Win our|Enter for a chance/);
});

test("with an enforced window the form is replaced after it by when it closed, whom to ask and where to go [O-01]", () => {
  const html = render(enforced, afterDraw);
  expect(html).toContain("Entries closed on January 25, 2026. The drawing was held on February 1, 2026.");
  expect(html).toContain("For the winners list");
  expect(html).toContain(`href="${pages.quote.path}"`);
  expect(html).toContain("$25,000");
  expect(html).toContain("Read the official rules");
  expect(html).not.toContain("Submit My Entry");
});

test("inside an enforced window the form stands there, before it the opening date [O-01]", () => {
  expect(render(enforced, "2025-12-01T12:00:00Z")).toContain("Submit My Entry");
  expect(render(enforced, "2025-07-01T12:00:00Z")).toContain("Entries open on July 20, 2025.");
  expect(render(enforced, "2026-01-27T12:00:00Z")).toContain(closedNotice(enforced, new Date("2026-01-27T12:00:00Z")));
});

test("the built page of an enforced window shows the form, for who has no script, and hides what only a clock can tell", () => {
  const html = render(enforced);
  const [, ...parts] = html.split(/<div(?=[^>]*data-until)/);
  const times = parts.map((part) => /^(?: hidden(=)"")? data-from="(\d+)" data-until="(\w+)"/.exec(part)?.slice(1));
  const [opens, closes, drawn] = ["1752984000000", "1769403600000", "1769972400001"];
  expect(times).toEqual([
    ["=", "0", opens],
    [undefined, opens, closes],
    ["=", closes, drawn],
    ["=", drawn, "Infinity"],
  ]);
  const said = ["Entries open on July 20, 2025.", "Submit My Entry", "The drawing will be", "The drawing was"];
  expect(parts.map((part, index) => part.includes(said[index] ?? ""))).toEqual([true, true, true, true]);
  expect(html).not.toContain("aria-busy");
});

test("a post that was refused comes back with what was typed and what is wrong", () => {
  const posted = {
    values: { name: "Scriptless Eve", address: "1 Oak St" },
    errors: { email: "Please enter a valid email" },
    message: "",
    key: "0198c0de-0000-7000-8000-000000000001",
  };
  const html = render(enforced, undefined, { [apiPaths.enterGiveaway]: posted });
  for (const text of ["Scriptless Eve", "1 Oak St", "Please enter a valid email"]) expect(html).toContain(text);
});
