import { keyField } from "@site/core/contract/no-js-form";
import { listen } from "./closest.ts";

/** Names what a form will send: it may go by the browser and, pressed again, by the application. */
listen(() => {
  for (const key of document.querySelectorAll<HTMLInputElement>(`input[name=${keyField}]`))
    key.value ||= crypto.randomUUID?.() ?? "";
}, "DOMContentLoaded");
