/** Calls back at each of some events of a target. @returns stops that */
export function listenTo<Heard extends Event>(
  target: EventTarget | null,
  events: readonly string[],
  listener: (event: Heard) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listening = new AbortController();
  for (const event of events)
    target?.addEventListener(event, listener as EventListener, { ...options, signal: listening.signal });
  return () => listening.abort();
}
