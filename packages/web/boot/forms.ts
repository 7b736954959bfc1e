import { keyField } from "@site/core/contract/no-js-form";
import { readStoredText, writeStoredText } from "@site/ui/lib/stored.ts";
import { listen } from "./closest.ts";

/** Names what a form will send: it may go by the browser and, pressed again, by the application. */
listen(() => {
  for (const key of document.querySelectorAll<HTMLInputElement>(`input[name=${keyField}]`))
    key.value ||= crypto.randomUUID?.() ?? "";
}, "DOMContentLoaded");

/** The note on the page of a request, and under which name this tab keeps what is typed there until it is sent. */
function findNote(form: ParentNode = document) {
  const note = form.querySelector<HTMLTextAreaElement>("textarea[name=note]");
  return note?.form && { note, key: `note ${new FormData(note.form).get("token")}` };
}

listen(() => {
  const found = findNote();
  if (found) found.note.value ||= readStoredText("sessionStorage", found.key) ?? "";
}, "DOMContentLoaded");
listen(({ target }) => {
  const found = findNote();
  if (found && found.note === target) writeStoredText("sessionStorage", found.key, found.note.value);
}, "input");

/** Longest time in which a press is taken for the second one of a form that is on its way, ms. */
const longestWay = 10_000;
let sent: EventTarget | null = null;
const forget = () => (sent = null);
addEventListener("pageshow", forget);

/** A form that the browser sends by itself is sent once: the page would show what the second press came to, which is that
 * nothing is left to be done. */
addEventListener("submit", (event) => {
  if (event.defaultPrevented) return;
  if (sent === event.target) event.preventDefault();
  sent = event.target;
  const found = findNote(event.target as HTMLFormElement);
  if (found) writeStoredText("sessionStorage", found.key);
  setTimeout(forget, longestWay);
});
