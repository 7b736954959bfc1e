// Props of controls that the boot script answers (packages/web/boot/invokers.ts); where it can't run, the browser's own
// commands do the same.

/** A link whose page is also told by a dialog: it opens in place of the page. @param id of the dialog */
export const inPlaceOpenerProps = (id: string) => ({ "data-act": "open", "data-for": id });

/** A button that opens a modal dialog. @param id of the dialog */
export const openerProps = (id: string) => ({
  ...inPlaceOpenerProps(id),
  "aria-haspopup": "dialog" as const,
  command: "show-modal",
  commandfor: id,
});

/** A button that closes a dialog. @param value what the dialog returns, such as `minimized` */
export const closerProps = (id: string, value = "") => ({
  "data-act": "close",
  "data-for": id,
  value,
  command: "close",
  commandfor: id,
});

/** A button that shows and hides a window beside the page. @param id of the window
 * @param value of the window from then on, such as `minimized` */
export const togglerProps = (id: string, value = "") => ({
  "data-act": "toggle",
  "data-for": id,
  "aria-controls": id,
  value,
});

/** A button that scrolls a row. @param by -1 back, 1 forth */
export const scrollerProps = (id: string, by: 1 | -1) => ({ "data-act": "scroll", "data-for": id, value: by });

/** A button that brings a part of the page into view, with focus. @param id of the part */
export const revealerProps = (id: string) => ({ "data-act": "show", "data-for": id });

/** A button that chooses what a chat in the page is about. @param id of the chat @param value "" for nothing
 * @param title of the chat from then on @param say first message, as if the visitor had sent it */
export const chooserProps = (id: string, value: string, title: string, say = "") => ({
  "data-choose": id,
  value,
  "data-title": title,
  "data-say": say || undefined,
});

/** A button of a form that the application sends: pressed before its code is there, it waits. */
export const awaitingProps = { "data-awaits": "" } as const;

/** What only the application can answer: neither the boot script nor the browser does. */
export const onlyForApplication = "[data-awaits],button:not([type=submit],[data-act],[data-choose],[role=tab])";

/** How long a form that was sent waits for the application, ms; then the browser posts it by itself. */
export const longestWait = 3000;

/** Marks what gets focus when the dialog or window around it opens. */
export const focusTargetProps = { "data-focus": "" } as const;

/** Value that a dialog returns when it was put aside and not closed. */
export const minimized = "minimized";

/** What was sent in a chat before its code was there: the boot script (packages/web/boot) keeps it where it shows it. */
export const earlyMessage = "[data-early] > :not([data-said])";
