/** A refused form is shown under the path that it was posted to: its page has an address of its own. */
export function restoreAddress(): void {
  const page = document.querySelector<HTMLElement>("link[data-path]");
  if (page && /^\/api/.test(location.pathname)) history.replaceState(null, "", page.dataset.path + location.hash);
}
