import type { Changes } from "../../../tools/prove/spec/mutations.ts";

const toasts = "packages/ui/src/lib/toasts.ts";
const shown = "packages/ui/src/components/notifications.tsx";

export const changes: Changes = {
  "U-01": [[toasts, "for (const toast of toasts) dismissToast(toast.id);", ""]],
  "U-02": [[toasts, "toastRemoveDelay = 1_000_000", "toastRemoveDelay = 100_000"]],
  "U-03": [
    [toasts, "toastDuration = 5000", "toastDuration = 8000", "constant"],
    [shown, "dismissToast(id), toastDuration)", "dismissToast(id), 3 * toastDuration)", "closes"],
  ],
  "U-04": [
    [toasts, "toastSwipeThreshold = 50", "toastSwipeThreshold = 100", "threshold"],
    [
      shown,
      "event.clientX - start.current >= toastSwipeThreshold",
      "start.current - event.clientX >= toastSwipeThreshold",
      "right",
    ],
  ],
  "U-05": [
    [shown, 'key === "F8"', 'key === "F9"', "key"],
    [shown, 'aria-label="Notifications"', 'aria-label="Messages"', "label"],
  ],
  "U-06": [[toasts, 'variant = "default"', 'variant = "destructive"']],
  "U-07": [
    ["packages/ui/src/components/tooltip.tsx", "openDelay = 700", "openDelay = 1500", "open"],
    ["packages/ui/src/components/tooltip.tsx", "skipDelay = 300", "skipDelay = 0", "skip"],
    ["packages/ui/src/components/tooltip.tsx", "openDelay = 700", "openDelay = 100", "not at once"],
  ],
  "U-08": [
    ["packages/ui/src/components/scroll-area.tsx", "hideDelay = 600", "hideDelay = 6000", "hide delay"],
    [
      "packages/ui/src/components/scroll-area.tsx",
      'enter: "interacting" },\n  scrolling',
      'enter: "scrolling" },\n  scrolling',
      "interacting",
    ],
    [
      "packages/ui/src/components/scroll-area.tsx",
      'idle: { scroll: "scrolling", enter: "interacting", timeout: "hidden" },',
      'idle: { enter: "interacting", timeout: "hidden" },',
      "scrolled again",
    ],
  ],
  "U-09": [
    ["packages/web/src/pages/home.tsx", "slideDuration = 500", "slideDuration = 900", "duration"],
    ["packages/web/src/lib/use-rotation.ts", "autoSleep = 120_000", "autoSleep = 240_000", "auto-sleep"],
  ],
};
