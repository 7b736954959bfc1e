const keyOf = (form: HTMLFormElement | null | undefined): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem("idempotencyKey");
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Gives a form that the browser posts by itself a key: pressed twice it is stored once, changed it is another. */
export function keyForms(): void {
  document.addEventListener("submit", ({ defaultPrevented, target }) => {
    const key = !defaultPrevented && target instanceof HTMLFormElement && keyOf(target);
    // Not on plain http: then the server makes one of what was sent.
    if (key) key.value ||= window.crypto.randomUUID?.() ?? "";
  });
  document.addEventListener("input", ({ target }) => {
    const key = target instanceof Element ? keyOf(target.closest("form")) : undefined;
    if (key) key.value = "";
  });
}

/** A refused form is shown under the path that it was posted to: its page has an address of its own. */
export function restoreAddress(): void {
  const page = document.querySelector<HTMLElement>("link[data-path]")?.dataset.path;
  if (page && location.pathname.startsWith("/api/")) history.replaceState(null, "", page + location.hash);
}
