/** What was sent in a chat before its code was there: the boot script (packages/web/boot) keeps it where it shows it. */
export const earlyMessage = "[data-early] > :not([data-said])";
