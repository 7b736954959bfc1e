import { compare } from "@site/ui/lib/compare.ts";
import { around, listen } from "./around.ts";

listen(({ target }) => {
  const range = around<HTMLInputElement>(target, "[data-compares]");
  if (range) compare(range);
}, "input");
