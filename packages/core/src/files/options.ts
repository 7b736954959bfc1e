/** What a visitor may send beside a form, by the name of the kind of record. */
export const fileKinds = {
  leads: {
    kind: "photo",
    most: 6,
    mostBytes: 20 * 1024 * 1024,
    types: ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"],
  },
  applications: {
    kind: "resume",
    most: 1,
    mostBytes: 5 * 1024 * 1024,
    types: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  },
} as const;

export type FileNoun = keyof typeof fileKinds;
export type FileKind = (typeof fileKinds)[FileNoun]["kind"];

export const hasFiles = (noun: string): noun is FileNoun => Object.hasOwn(fileKinds, noun);

/** More would not fit into a function's memory. */
export const mostPixels = 50_000_000;

export const fileStates = ["pending", "ready", "refused"] as const;
export type FileState = (typeof fileStates)[number];

/** As people are shown a file: one that was begun and never came is missing. */
export const shownStates = [...fileStates, "missing"] as const;

export const refusals = {
  notPhoto: "This is no photo that we can read. Please send a JPEG, PNG, WebP or HEIC.",
  tooLarge: "This file is larger than we can take. Please send a smaller one.",
  tooManyPixels: "This picture has more than 50 million pixels. Please send a smaller one.",
  damaged: "This file is damaged, or a part of it is missing. Please send it again.",
  notResume: "A resume has to be a PDF or a Word file (.docx). Please send it as one of these.",
  hasMacros: "This Word file holds macros. Please save it as a PDF and send that.",
  unsafe: "This file looks unsafe, so we did not keep it. Please send another one.",
} as const;
export type Refusal = keyof typeof refusals;

export interface ShownFile {
  id: string;
  kind: FileKind;
  state: (typeof shownStates)[number];
  name?: string;
  reason?: string;
  /** Address of a small picture of it, for a while. */
  thumbnail?: string;
}
