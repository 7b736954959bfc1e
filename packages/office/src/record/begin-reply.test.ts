import { expect, test } from "vitest";
import { beginReply } from "./reply-form.tsx";

const called = { label: "Called", subject: "We tried to call you", text: "Hello Ann,\n\nWe called." };
const thanks = { label: "Thanks", subject: "Thank you", text: "Hello Ann,\n\nThank you." };
const replies = [called, thanks];
const empty = { subject: "", text: "" };

test("an empty page and an untouched text give way to what is chosen", () => {
  const begun = { subject: "We tried to call you", text: "Hello Ann,\n\nWe called." };
  expect(beginReply(empty, "Called", replies)).toEqual(begun);
  expect(beginReply({ subject: "", text: " \n" }, "Called", replies)).toEqual(begun);
  expect(beginReply(begun, "Thanks", replies)).toEqual({ subject: "Thank you", text: "Hello Ann,\n\nThank you." });
  expect(beginReply(begun, "", replies)).toEqual(empty);
});

test("what somebody has written stays above the chosen text, and an empty page takes none of it away", () => {
  const written = { subject: "Your porch", text: "The measurements are right.\n" };
  expect(beginReply(written, "Thanks", replies)).toEqual({
    subject: "Your porch",
    text: "The measurements are right.\n\nHello Ann,\n\nThank you.",
  });
  expect(beginReply(written, "", replies)).toEqual(written);
  const edited = { subject: "We tried to call you", text: "Hello Ann,\n\nWe called twice." };
  expect(beginReply(edited, "Thanks", replies)).toEqual({
    subject: "Thank you",
    text: "Hello Ann,\n\nWe called twice.\n\nHello Ann,\n\nThank you.",
  });
  expect(beginReply(edited, "", replies)).toEqual(edited);
});

test("a subject that somebody has written stays with any text", () => {
  expect(beginReply({ subject: "Your porch", text: "" }, "Thanks", replies)).toEqual({
    subject: "Your porch",
    text: "Hello Ann,\n\nThank you.",
  });
  expect(beginReply({ subject: "Your porch", text: called.text }, "", replies)).toEqual({
    subject: "Your porch",
    text: "",
  });
});
