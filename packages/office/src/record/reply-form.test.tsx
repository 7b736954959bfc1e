import type { RecordView } from "@site/core/office/record/record-contract";
import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { ReplyForm } from "./reply-form.tsx";

const replies = [{ label: "Out  of our area", subject: "Your area", text: "We are sorry." }];
const form = toHtml(<ReplyForm record={{ id: "1", replies } as unknown as RecordView} change={async () => true} />);

test("a text is chosen by its name as it is written, which a browser would show with single spaces", () => {
  expect(form).toContain('<option value="Out  of our area">');
});

test("no field cuts what is pasted into it without a word", () => {
  expect(form).not.toContain("maxLength");
});
