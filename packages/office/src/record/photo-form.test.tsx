import { toHtml } from "@site/ui/lib/to-html.fixture.tsx";
import { expect, test } from "vitest";
import { PhotoForm } from "./photo-form.tsx";

const input = (isBusy: boolean): string =>
  toHtml(
    <PhotoForm record={{ noun: "leads", id: "1" }} save={async () => true} refuse={() => {}} isBusy={isBusy} />,
  ).match(/<input[^>]*>/)?.[0] ?? "";

test("the field for a photo says that it takes none while something is saved, and keeps its focus", () => {
  expect(input(true)).toContain('aria-disabled="true"');
  expect(input(true)).not.toContain('disabled=""');
  expect(input(false)).not.toContain("disabled");
});
