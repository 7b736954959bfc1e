import { getFaq } from "@site/core/faq/texts";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { afterAll, expect, test, vi } from "vitest";
import CategoryFaq from "./category-faq.tsx";

// Other files of the worker have the real module, before this one and after it.
vi.hoisted(() => vi.resetModules());
vi.mock("@site/core/faq/texts", () => ({ getFaq: vi.fn() }));
afterAll(() => {
  vi.doUnmock("@site/core/faq/texts");
  vi.resetModules();
});

const render = (): string => toHtml(<CategoryFaq category="windows" name="Windows" />);

test("a category has its part of questions when there are any, and none otherwise [K-27]", () => {
  vi.mocked(getFaq).mockReturnValue([{ category: "windows", question: "Why?", answer: "So." }]);
  expect(render()).toContain("Questions About Our Windows");
  vi.mocked(getFaq).mockReturnValue([]);
  expect(render()).toBe("");
});
