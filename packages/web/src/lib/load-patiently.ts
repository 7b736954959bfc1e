/** Pause before the next attempt to load a chunk, ms. */
const pause = 2000;

/**
 * Loads a chunk, however many attempts a weak network takes. React takes the whole page down when a lazy part of it
 * can't be loaded; waiting keeps what is there, with all that was typed into it.
 */
export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
