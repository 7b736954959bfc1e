import { chatAnswers } from "@site/company/chat-answers";
import { spanish } from "@site/company/spanish";
import { expect, test, vi } from "vitest";

/** What is found when the company's folder says this to the chat. */
async function findingsWith(answers: object, spanishAnswers: object) {
  vi.resetModules();
  vi.doMock("@site/company/chat-answers", async (original) => ({
    ...(await original<object>()),
    chatAnswers: answers,
  }));
  vi.doMock("@site/company/spanish", () => ({ spanish: { ...spanish, answers: spanishAnswers } }));
  const { answerFindings, unansweredMeanings } = await import("./answer-findings.ts");
  vi.doUnmock("@site/company/chat-answers");
  vi.doUnmock("@site/company/spanish");
  // The next file of the worker must not get what was made of these texts.
  vi.resetModules();
  return { found: answerFindings(), unanswered: unansweredMeanings() };
}

test("every text of the company is asked for by something, and every meaning has a text", async () => {
  expect(await findingsWith(chatAnswers, spanish.answers)).toEqual({ found: [], unanswered: [] });
});

test("a text that nothing asks for is named with its file, in each language", async () => {
  const { found } = await findingsWith({ "how-lnog": { say: ["Two days."] } }, { garantia: { say: ["Diez años."] } });
  expect(found).toEqual([
    {
      file: "chat-answers.ts",
      field: "chatAnswers.how-lnog",
      problem: 'nothing asks for it; did you mean "how-long"?',
    },
    expect.objectContaining({ file: "spanish.ts", field: "spanish.answers.garantia" }),
  ]);
});

test("a meaning that the company says nothing to is named", async () => {
  const { "haul-away": _, ...others } = chatAnswers;
  expect((await findingsWith(others, {})).unanswered).toEqual(["haul-away"]);
});
