import { expect, test } from "vitest";
import { styleTags } from "./style-tags.ts";

const named = {
  a: "@layer recipes{.css-a{top:0;}@media print{.css-a{top:1px;}}}",
  b: ".css-b{left:0;}@layer recipes{.css-b{left:1px;}}",
  c: "@layer recipes{.css-c{top:0;}}.css-c{left:0;}",
  d: "@layer recipes{.css-d{top:0;}}",
};

test("styles that the page has stand in their order, those that begin in the layer in one block of it", () => {
  const html = '<p class="css-a"></p><p class="css-b"></p><p class="css-c"></p>';
  expect(styleTags("css", html, [{ named, global: { g: "html{top:0;}" } }])).toBe(
    '<style data-s="" data-emotion="css-global g">html{top:0;}</style>' +
      '<style data-s="" data-emotion="css">@layer recipes{.css-a{top:0;}@media print{.css-a{top:1px;}}.css-c{top:0;}}' +
      ".css-b{left:0;}@layer recipes{.css-b{left:1px;}}.css-c{left:0;}</style>",
  );
});
