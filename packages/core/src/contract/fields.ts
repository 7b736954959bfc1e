import * as z from "zod";
import { limits } from "./limits.ts";

/** Largest body of a form endpoint, in bytes. */
export const formBodyLimit = 16 * 1024;

export const phoneMinLength = 10;

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /\p{Cc}/gu;
const controlsButLineAndTab = /[^\P{Cc}\n\t]/gu;
const loneSurrogate = /\p{Surrogate}/u;
const lineBreaks = /\s*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/g;

/** Phones paste numbers wrapped in bidi marks and spreadsheets paste line breaks: both are removed, never refused. */
export function cleanLine(value: string): string {
  return value.replace(lineBreaks, " ").replace(controls, "").replace(bidiControls, "").normalize("NFC").trim();
}

function cleanParagraphs(value: string): string {
  return value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(controlsButLineAndTab, "")
    .replace(bidiControls, "")
    .normalize("NFC")
    .trim();
}

export const codePoints = (value: string): number => [...value].length;

interface TextOptions {
  /** Name of the field in a message: "Name must be at most 200 characters". */
  label: string;
  max?: number;
  /** Said when the value is missing or no text. */
  message?: string;
}

function textField(
  clean: (value: string) => string,
  { label, max = limits.line, message = `${label} must be text` }: TextOptions,
) {
  return z
    .string(message)
    .overwrite(clean)
    .refine((value) => !loneSurrogate.test(value), {
      error: `${label} contains characters that can't be stored`,
      abort: true,
    })
    .refine((value) => codePoints(value) <= max, { error: `${label} must be at most ${max} characters`, abort: true });
}

/** One line of text: NFC, no control or bidi characters, trimmed. */
export const line = (options: TextOptions) => textField(cleanLine, options);

/** Text that keeps its line breaks and tabs. */
export const paragraphs = (options: TextOptions) => textField(cleanParagraphs, { max: limits.paragraphs, ...options });

/** A line of at least `min` code points; `message` is also said when it is missing. */
export const requiredLine = ({ min = 1, message, ...options }: TextOptions & { min?: number; message: string }) =>
  line({ ...options, message }).refine((value) => codePoints(value) >= min, message);

/** A line that may be absent or empty, else has at least `min` code points. */
export const optionalLine = ({ min = 0, message, ...options }: TextOptions & { min?: number; message?: string }) =>
  line(options)
    .refine((value) => value === "" || codePoints(value) >= min, message)
    .optional();

const isEmail = (value: string): boolean => z.regexes.email.test(value);

export const email = (message: string) => line({ label: "Email", max: limits.email, message }).refine(isEmail, message);

export const optionalEmail = (message: string) =>
  line({ label: "Email", max: limits.email, message })
    .refine((value) => value === "" || isEmail(value), message)
    .optional();

export const phone = (message: string) =>
  requiredLine({ label: "Phone", max: limits.phone, min: phoneMinLength, message });

/** One of a tuple's values; absent and empty both mean "not chosen". */
export const optionalChoice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  message: string,
) => z.enum(["", ...options], message).optional();

export const optionalPhone = (message: string) =>
  optionalLine({ label: "Phone", max: limits.phone, min: phoneMinLength, message });

/**
 * The 201 body of every form (GAP-29): the record's id and nothing personal. With 202 it is `queued`: kept in the parking
 * queue while the table is away, and stored from there under the same id.
 */
export const Accepted = z.object({ id: z.uuid(), queued: z.literal(true).optional() });
export type Accepted = z.output<typeof Accepted>;
