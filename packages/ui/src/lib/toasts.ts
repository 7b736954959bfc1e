import { createListeners } from "./create-listeners.ts";

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  isOpen: boolean;
}

/** Where they appear while no dialog is open: an element of the page itself, beside the application. */
export const notificationsId = "notifications";

export const toastDuration = 5000;
/** From dismissed to dropped from state, ms. */
export const toastRemoveDelay = 1_000_000;
/** A swipe to the right of this many px dismisses. */
export const toastSwipeThreshold = 50;

let toasts: readonly Toast[] = [];
let lastId = 0;
const { tell, subscribe } = createListeners();
export const subscribeToToasts = subscribe;

function update(next: readonly Toast[]): void {
  toasts = next;
  tell();
}

/** Closes a toast; it stays in state, closed, until the removal delay has passed. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return;
  update(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), toastRemoveDelay);
}

/** Shows a toast in place of the one before: at most one is open at a time. @returns its id */
export function showToast({
  variant = "default",
  ...content
}: Pick<Toast, "title" | "description"> & { variant?: Toast["variant"] }): number {
  for (const toast of toasts) dismissToast(toast.id);
  lastId += 1;
  update([...toasts, { ...content, variant, id: lastId, isOpen: true }]);
  return lastId;
}

let isPrepared = false;

/** Loads what shows toasts before there is one: when a form fails to be sent, the network may be gone. */
export function prepareToasts(): void {
  if (isPrepared) return;
  isPrepared = true;
  tell();
}

export const areToastsWanted = (): boolean => isPrepared || toasts.length > 0;

export const currentToasts = (): readonly Toast[] => toasts;
