/** Who is told of something, each with what it is about. */
export function createListeners<About extends unknown[] = []>() {
  const listeners = new Set<(...about: About) => void>();
  return {
    tell: (...about: About): void => {
      for (const listener of listeners) listener(...about);
    },
    /** @returns stops that */
    subscribe: (listener: (...about: About) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
