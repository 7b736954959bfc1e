import { keyField } from "@site/core/contract/no-js-form";
import { listen } from "./closest.ts";

/** Names what a form will send: it may go by the browser and, pressed again, by the application. */
listen(() => {
  for (const key of document.querySelectorAll<HTMLInputElement>(`input[name=${keyField}]`))
    key.value ||= crypto.randomUUID?.() ?? "";
}, "DOMContentLoaded");

/** Longest time in which a press is taken for the second one of a form that is on its way, ms. */
const longestWay = 10_000;
let sent: EventTarget | null = null;

/** A form that the browser sends by itself is sent once: the page would show what the second press came to, which is that
 * nothing is left to be done. */
addEventListener("submit", (event) => {
  if (event.defaultPrevented) return;
  if (sent === event.target) event.preventDefault();
  sent = event.target;
  setTimeout(() => (sent = null), longestWay);
});
