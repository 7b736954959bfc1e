import { compare } from "@site/ui/lib/compare.ts";
import { closest, listen } from "./closest.ts";

listen(({ target }) => {
  const range = closest<HTMLInputElement>(target, "[data-compares]");
  if (range) compare(range);
}, "input");
