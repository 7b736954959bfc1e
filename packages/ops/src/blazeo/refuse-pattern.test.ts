import { expect, test } from "vitest";
import { type Refusal, refusePattern } from "./refuse-pattern.ts";

const people = new Set(["marla", "quint", "will"]);
const fine = "Our own crews do this all year round.";
const refuse = (answer: string, question = "Do you do this?") => refusePattern(question, answer, people);

test.each<[Refusal, string]>([
  ["personal", "Write to jane.doe@example.org for the details."],
  ["personal", "Write to jane at example dot com for the details."],
  ["personal", "Call the office at (315) 555-0142 for the details."],
  ["personal", "Call the office at 315.555.0142 for the details."],
  ["personal", "Our crew covers 13501 and everything around it."],
  ["personal", "Our crew worked at 12 North Main Street last year."],
  ["personal", "Send the form to PO Box 12 in the city please."],
  ["personal", "Your card 4111 1111 1111 1111 was not charged yet."],
  ["personal", "The number 123-45-6789 is never asked for by us."],
  ["personal", "He was born in spring, that is on the form too."],
  ["personal", "That was done on 06/07/2020 by our own people."],
  ["personal", "Mrs. Baker from the office will know more about it."],
  ["personal", "Please ask for Karen, she knows more about this."],
  ["personal", "Yes marla, we can do this for you, no problem at all."],
  ["personal", "For this our man Will has all of the samples."],
  ["personal", "You can leave the key with Karen from the office."],
  ["price", "That is $300 for each window, all of it included."],
  ["price", "That is 300 dollars for each window, all included."],
  ["promotion", "You get a discount on the second window that you order."],
  ["promotion", "There is a special offer on siding for new customers."],
  ["promotion", "Enter the giveaway on our site for a chance to win."],
  ["promotion", "We have 0% financing on all windows at the moment."],
  ["appointment", "The estimator can see you tomorrow in the afternoon."],
  ["appointment", "I have you down for the measure visit, thank you."],
  ["appointment", "Our estimator can visit on Tuesday if that suits you."],
  ["appointment", "We can start next week if the weather is good enough."],
  ["appointment", "We can start on July 5 if the weather is good enough."],
  ["figure", "Siding comes in 75 colors, light and dark ones too."],
  ["figure", "The whole job takes five to nine days in most homes."],
  ["figure", "The warranty on siding holds for 50 years, also outside."],
  ["figure", "We have been here since 1975, so we know the weather."],
  ["length", "Yes we do."],
  ["length", `${"Our crews do this. ".repeat(40)}`],
])("as %s is refused: %s", (expected, answer) => {
  expect(refuse(answer)).toBe(expected);
});

test.each([
  fine,
  "A bathroom takes five to seven days in most homes.",
  "Siding comes in 40 colors, light and dark ones.",
  "The office is open Monday to Friday, 8 AM to 6 PM.",
  "The glass will keep the heat inside, and the frame will last.",
  "We have been in business since 1989, a family company.",
])("a published fact or a plain answer may be reviewed: %s", (answer) => {
  expect(refuse(answer)).toBeUndefined();
});

test("a question is refused for what is personal in it, and for its length", () => {
  expect(refuse(fine, "I'm at 315-555-0142, do you do doors?")).toBe("personal");
  expect(refuse(fine, "I live at 5 Elm St, do you do doors?")).toBe("personal");
  expect(refuse(fine, `${"Do you do doors? ".repeat(20)}`)).toBe("length");
});

test("hostile lengths are judged in no time", () => {
  const before = process.threadCpuUsage();
  for (const text of ["a".repeat(1e5), "1 ".repeat(5e4), "a@".repeat(5e4), "12 a ".repeat(2e4)]) refuse(text, text);
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});
