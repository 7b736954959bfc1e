import { wait } from "../wait.ts";

/** Pause before the next attempt to load a chunk, ms. */
const pause = 2000;
/** After so many the page says that something is late. */
const silent = 3;

/** Of all chunks and callers: an address that failed for one of them fails for the others at once. */
let retries = 0;

const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined;

/** How a module's parts are found in the file that it was put into (packages/web/inline-runtime-plugin.ts). */
const pickIn = (error: unknown): unknown => (error instanceof Error && "pick" in error ? error.pick : undefined);

/** Loads a chunk, however many attempts a weak network takes. React takes the whole page down when a lazy part of it
 * can't be loaded; waiting keeps what is there, with all that was typed into it. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  let next: () => Promise<Module> = load;
  // Only the first failure tells it.
  let pick: unknown;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const module = await next();
      if (attempt > 1) delete document.documentElement.dataset.late;
      return module;
    } catch (error) {
      const address = addressIn(error);
      // Chromium remembers a failed import for as long as the page lives; under another address it asks again.
      pick ??= pickIn(error);
      retries += 1;
      const again = `${address}?attempt=${retries}`;
      if (address)
        next = async () => {
          const file = await import(/* @vite-ignore */ again);
          return typeof pick === "function" ? pick(file) : file;
        };
      // A message that waits for the chat's code is shown as not sent (features/chat/message-list.tsx).
      if (attempt === silent || navigator.onLine === false) document.documentElement.dataset.late = "";
      await wait(pause);
    }
  }
}
