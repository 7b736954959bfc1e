import * as z from "zod";
import { cleanLine, cleanParagraphs } from "../text/clean-text.ts";
import { defineEndpoint, noStore } from "./endpoint.ts";
import {
  codePoints,
  type Field,
  type FormFields,
  getLimit,
  getNoun,
  getOptions,
  type SentValueOf,
  type TextField,
  type ValueOf,
} from "./form.ts";

/** Largest body of a form endpoint, in bytes: every field full of emoji, four bytes each, and as much again for a text over
 * its limit, which its field then says. */
export const formBodyLimit = 64 * 1024;

const phoneMinLength = 10;

const loneSurrogate = /\p{Surrogate}/u;

/** The schema of a described field, with the types of what is sent and of what is kept. */
export type FieldSchema<F extends Field> = F extends { isRequired: true }
  ? z.ZodType<ValueOf<F>, ValueOf<F>>
  : F extends { kind: "checkbox" }
    ? z.ZodDefault<z.ZodType<boolean, boolean>>
    : z.ZodOptional<z.ZodType<SentValueOf<F>, SentValueOf<F>>>;

/** "anna@münchen.de" as browsers and mail servers write it: "anna@xn--mnchen-3ya.de". */
function withAsciiDomain(email: string): string {
  // In one pass each: an expression for the whole would try every "@" of a long text.
  const start = email.lastIndexOf("@") + 1;
  const domain = email.slice(start);
  const isForeign = start > 1 && /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain);
  return isForeign && URL.canParse(`http://${domain}`)
    ? email.slice(0, start) + new URL(`http://${domain}`).hostname
    : email;
}

/** By the rule of browsers, of which none refuses what another has let pass, and with a domain of its own. */
export const isEmail = (value: string): boolean => z.regexes.html5Email.test(value) && /\.[a-z][\da-z-]+$/i.test(value);

function isValid(
  { kind, min = kind === "phone" ? phoneMinLength : 0, pattern, isRequired }: TextField,
  value: string,
): boolean {
  if (value === "") return !isRequired;
  if (pattern && !pattern.test(value)) return false;
  return kind === "email" ? isEmail(value) : codePoints(value) >= min;
}

function getCleaner({ kind }: TextField): (text: string) => string {
  if (kind === "email") return (text) => withAsciiDomain(cleanLine(text));
  return kind === "paragraphs" ? cleanParagraphs : cleanLine;
}

/** Text without what nobody typed: NFC, no control or bidi characters, trimmed; only paragraphs keep line breaks and tabs. */
function textSchema(field: TextField) {
  const [noun, max] = [getNoun(field), getLimit(field)];
  const message = field.message ?? `${noun} must be text`;
  const schema = z
    .string(message)
    .overwrite(getCleaner(field))
    .refine((value) => !loneSurrogate.test(value), {
      error: `${noun} contains characters that can't be stored`,
      abort: true,
    })
    .refine((value) => codePoints(value) <= max, { error: `${noun} must be at most ${max} characters`, abort: true })
    .refine((value) => isValid(field, value), message);
  return field.isRequired ? schema : schema.optional();
}

function anySchema(field: Field) {
  switch (field.kind) {
    case "radios":
    case "select": {
      const values = getOptions(field).map(([value]) => value);
      return field.isRequired ? z.enum(values, field.message) : z.enum(["", ...values], field.message).optional();
    }
    case "checkbox":
      return field.value === undefined
        ? z.boolean(field.message).default(false)
        : z.literal(field.value, field.message);
    default:
      return textSchema(field);
  }
}

/** The schema by which a described field is checked, in the browser and behind the API. Its types follow from the
 * description, which a switch over the kind can't tell the compiler. */
export const buildSchema = <const F extends Field>(field: F) => anySchema(field) as unknown as FieldSchema<F>;

export const buildShape = <Fields extends FormFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, buildSchema(field)])) as unknown as {
    -readonly [Name in keyof Fields]: FieldSchema<Fields[Name]>;
  };

/** The 201 body of every form: the record's id, the reference that people speak of it by, the path of its page, and nothing
 * personal. With 202 it is `queued`: kept in the fallback queue while the table is away, and stored from there under the
 * same id. The id alone is a success: a page that is open during a deployment gets the older answer. */
export const Accepted = z.object({
  id: z.uuid(),
  reference: z.string().optional(),
  page: z.string().optional(),
  /** When the text with the page's link comes, in words, where it waits for the morning. */
  textAt: z.string().optional(),
  /** By which ways we answer: "call or email". */
  reach: z.string().optional(),
  queued: z.literal(true).optional(),
});
export type Accepted = z.output<typeof Accepted>;

/** The endpoint of a form: answered once the request is kept. */
export const formEndpoint = <const Path extends `/api/${string}`, Request extends z.ZodType>(
  path: Path,
  request: Request,
) => defineEndpoint({ method: "POST", path, request, response: Accepted, cache: noStore, bodyLimit: formBodyLimit });
