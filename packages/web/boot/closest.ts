export const closest = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  (target as Element | null)?.closest?.<E>(selector) ?? null;

export function listen<E extends Event = Event>(listener: (event: E) => void, ...events: string[]): void {
  for (const event of events) document.addEventListener(event, listener as EventListener, true);
}
