/** Answers a key in a row of tabs, before the application and in it: what it chooses is pressed. */
export function stepByKey(event: Pick<KeyboardEvent, "key" | "preventDefault">, tab: HTMLElement): void {
  const row = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const at = row.indexOf(tab);
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  const next = row.at(step % row.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
