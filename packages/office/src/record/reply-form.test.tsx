import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { RecordView } from "@site/core/office/record/record-contract";
import { createSiteSystem } from "@site/ui/theme/system.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReplyForm } from "./reply-form.tsx";

const replies = [{ label: "Out  of our area", subject: "Your area", text: "We are sorry." }];
const form = renderToStaticMarkup(
  <ChakraProvider value={createSiteSystem()}>
    <ReplyForm record={{ id: "1", replies } as unknown as RecordView} change={async () => true} />
  </ChakraProvider>,
);

test("a text is chosen by its name as it is written, which a browser would show with single spaces", () => {
  expect(form).toContain('<option value="Out  of our area">');
});

test("no field cuts what is pasted into it without a word", () => {
  expect(form).not.toContain("maxLength");
});
