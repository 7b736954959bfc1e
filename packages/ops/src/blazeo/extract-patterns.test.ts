import { expect, test } from "vitest";
import { extractPatterns } from "./extract-patterns.ts";
import { parseConversation } from "./parse-line.ts";

const extract = (...lines: string[]) =>
  extractPatterns(parseConversation({ id: "1", messages: lines })).patterns.map(({ question, answer, context }) => ({
    question,
    answer,
    context,
  }));

const answer = "The old trim stays in most homes.";

test("a question is the visitor's messages in a row, its answer at most three of the agent's, before them two for context", () => {
  expect(
    extract(
      "Visitor: hi",
      "Agent: Hello!",
      "Visitor: it is an old house",
      "Visitor: does the trim stay?",
      "Agent: It does.",
      "Agent: Are you still there?",
      `Agent: ${answer}`,
      "Agent: The measure shows it.",
      "Agent: A fourth message.",
    ),
  ).toEqual([
    {
      question: "it is an old house does the trim stay?",
      answer: `It does. ${answer} The measure shows it.`,
      context: "Visitor: hi\nAgent: Hello!",
    },
  ]);
});

test("requests for contact details and pleasantries are no part of an answer, a plain no is", () => {
  expect(
    extract(
      "Visitor: does it need paint?",
      `Agent: Great question! No. ${answer} May I have your phone number? Thanks for asking. Have a great day!`,
    ),
  ).toMatchObject([{ answer: `No. ${answer}` }]);
  expect(extract("Visitor: does it need paint?", "Agent: Sure! What is the best number to reach you?")).toEqual([]);
});

test("a statement teaches nothing", () => {
  expect(extract("Visitor: I like blue windows.", `Agent: ${answer}`)).toEqual([]);
});

test("a context with personal data is left out, and a bare name is no part of the question after it", () => {
  expect(
    extract("Agent: May I have your name?", "Visitor: Quincy", "Visitor: does the trim stay?", `Agent: ${answer}`),
  ).toEqual([{ question: "does the trim stay?", answer, context: "Agent: May I have your name?" }]);
  expect(
    extract("Visitor: I'm Quincy from Rome", "Agent: Hello Quincy", "Visitor: does the trim stay?", `Agent: ${answer}`),
  ).toMatchObject([{ context: undefined }]);
});

test("of questions that differ in case or spelling the newest stays", () => {
  expect(
    extract(
      "Visitor: Does the trim stay?",
      `Agent: ${answer}`,
      "Visitor: does the trimm stay",
      `Agent: ${answer} Always.`,
    ),
  ).toMatchObject([{ question: "does the trimm stay", answer: `${answer} Always.` }]);
});
