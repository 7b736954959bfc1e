import { questions } from "@site/company/questions";
import { expect, test, vi } from "vitest";

/** What is found when the company's folder has these questions. */
async function findingsWith(own: readonly object[]) {
  vi.resetModules();
  vi.doMock("@site/company/questions", () => ({ questions: own }));
  const { answerFindings, unansweredMeanings } = await import("./answer-findings.ts");
  vi.doUnmock("@site/company/questions");
  // The next file of the worker must not get what was made of these texts.
  vi.resetModules();
  return { found: answerFindings(), unanswered: unansweredMeanings() };
}

test("every question of the company is led to by something, and every meaning has an answer", async () => {
  expect(await findingsWith(questions)).toEqual({ found: [], unanswered: [] });
});

test("a label that the classifier does not know needs wordings", async () => {
  const own = { question: "How long?", answer: "Two days." };
  const { found } = await findingsWith([{ label: "how-lnog", ...own }]);
  expect(found).toMatchObject([
    { file: "questions.ts", field: "how-lnog", problem: expect.stringContaining('"how-long"') },
  ]);
  expect((await findingsWith([{ label: "how-lnog", ...own, wordings: ["how many days"] }])).found).toEqual([]);
});

test("a meaning that the company says nothing to is named", async () => {
  const others = questions.filter(({ label }) => label !== "brand");
  expect((await findingsWith(others)).unanswered).toEqual(["brand"]);
});
