/** The element around an event's target that a selector names. */
export const around = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  (target as Element | null)?.closest?.<E>(selector) ?? null;
