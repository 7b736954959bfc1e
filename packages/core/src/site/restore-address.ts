/** Script of a refused form, which is shown under the path that it was posted to: its page has an address of its own. The
 * policy of the pages names its hash. */
export const restoreAddress =
  'history.replaceState(null,"",document.querySelector("link[data-path]").dataset.path+location.hash)';
