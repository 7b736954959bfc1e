import { expect, test } from "vitest";
import { answerTurn } from "../conversation/answer-turn.ts";
import { freshMemory } from "../conversation/sessions.ts";

const answer = "We ask Aunt Peg about that.";

const ask = async (question: string, message: string): Promise<string> => {
  const turn = {
    slots: {},
    memory: freshMemory(),
    state: "initial" as const,
    history: [],
    messages: [message],
    now: new Date(),
    signal: new AbortController().signal,
    deadline: Date.now() + 10_000,
  };
  return (await answerTurn(turn, { learned: [{ id: "7", question, answer }] })).content;
};

test.each([
  ["Do you do roofs?", "do you do roofs"],
  ["How do your estimates work?", "how do your estimates work?"],
  ["Is the coupon for half off real?", "is the coupon for half off real"],
  ["Do you come to Rome?", "do you come to rome?"],
  ["Are you open on Christmas Eve?", "are you open on christmas eve"],
  ["Can you recommend somebody for chimneys?", "can you recommend somebody for chimneys"],
])("what the office has approved for %j is told, whatever else the words would mean", async (question, message) => {
  expect(await ask(question, message)).toContain(answer);
});
