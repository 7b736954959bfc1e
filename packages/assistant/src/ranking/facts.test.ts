import { expect, test, vi } from "vitest";

/** The facts of a company with one question of its own. */
async function factsWith(own: object) {
  vi.resetModules();
  vi.doMock("@site/company/questions", () => ({ questions: [own] }));
  const { factsFor } = await import("./knowledge-base.ts");
  vi.doUnmock("@site/company/questions");
  // The next file of the worker must not get what was made of these texts.
  vi.resetModules();
  return factsFor;
}

test("an answer to one case that names by when the office answers is told of this moment, and not for good", async () => {
  const factsFor = await factsWith({
    label: "sheds",
    question: "Do you build sheds?",
    answer: "We don't.",
    cases: [{ words: "repair", answer: "Ask the office; you hear back {promise}." }],
  });
  const isOfSheds = (fact: string): boolean => /sheds|We don't/.test(fact);
  expect(factsFor(new Date(0), false).filter(isOfSheds)).toEqual([]);
  expect(factsFor(new Date("2026-11-23T15:00:00Z"), true).filter(isOfSheds)).toEqual([
    "We don't.",
    "Do you build sheds? (repair) Ask the office; you hear back within 24 hours.",
  ]);
});

test("a company's own case leaves what every company says of the other ones", async () => {
  const answer = "We leave roofs to the roofers next door.";
  const factsFor = await factsWith({ label: "other-trade", cases: [{ words: "roof", answer }] });
  const facts = factsFor(new Date(0), false);
  expect(facts.filter((fact) => fact.includes(answer))).toHaveLength(1);
  expect(facts).toContainEqual(expect.stringMatching(/^Do you do other kinds of work\? That is not on our list/));
});

test('an answer such as "Yes, down to the deck" is told with its question, another one alone', async () => {
  const factsFor = await factsWith({ label: "sheds", question: "Do you build sheds?", answer: "Yes, of cedar." });
  expect(factsFor(new Date(0), false)).toContainEqual("Do you build sheds? Yes, of cedar.");
  const alone = await factsWith({
    label: "sheds",
    question: "Do you build sheds?",
    answer: "Sheds we build of cedar.",
  });
  expect(alone(new Date(0), false)).toContainEqual("Sheds we build of cedar.");
});
