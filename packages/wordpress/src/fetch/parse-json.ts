import { tryParseJson } from "@site/core/parse-json";
import type * as z from "zod";
import { ProviderFailure } from "./failure.ts";
import type { ProviderReply } from "./fetch-provider.ts";

export const isJson = (type: string): boolean => /^application\/(json|.*\+json)$/.test(type);

export const buildFormatFailure = ({ status, url }: ProviderReply, cause?: unknown) =>
  new ProviderFailure("format", "The content provider's answer was not understood.", { status, asked: url, cause });

/** Where the value that begins at a bracket ends; undefined where it doesn't. Brackets in strings don't count. */
function endOf(text: string, start: number): number | undefined {
  const tokens = /"(?:[^"\\]|\\.)*"|[[\]{}]/gs;
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    if (/^[[{]/.test(token[0])) depth += 1;
    else if (/^[\]}]/.test(token[0])) depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  return undefined;
}

/** The object from a `{` of a script on to its end. @returns undefined when it is not written as JSON */
export const objectAt = (text: string, start: number): unknown => tryParseJson(text.slice(start, endOf(text, start)));

/** Brackets that are tried: a notice has a few of its own, a text without JSON has any number. */
const mostStarts = 50;

/** A document of HTML may hold JSON of its own, which is no answer. */
const isDocument = (around: string): boolean => /<!doctype|<(?:html|head|body|script)\b/i.test(around);

/** JSON between notices of PHP and comments of plug-ins: the longest value that begins a line or follows a tag. */
export function findJson(text: string): { value: unknown; around: string } | undefined {
  let json = "";
  const brackets = /(?<=(?:^|[>\n\uFEFF])\s*)[[{]/g;
  for (let tries = 0; tries < mostStarts; tries += 1) {
    const start = brackets.exec(text)?.index;
    if (start === undefined) break;
    const part = text.slice(start, endOf(text, start));
    if (tryParseJson(part) === undefined) continue;
    if (part.length > json.length) json = part;
    brackets.lastIndex = start + part.length;
  }
  const around = text.replace(json, () => "");
  return json === "" || isDocument(around) ? undefined : { value: JSON.parse(json), around };
}

/** The JSON of an answer. @param noticed is told what stood around it @throws ProviderFailure when there is none */
export function extractJson(reply: ProviderReply, noticed: (around: string) => void = () => {}): unknown {
  const { type, text } = reply;
  // A plug-in's file that was saved with a byte order mark puts it before every answer.
  const plain = isJson(type) ? tryParseJson(text.replace(/^\uFEFF/, "")) : undefined;
  if (plain !== undefined) return plain;
  const found = findJson(text);
  if (!found) throw buildFormatFailure(reply);
  noticed(found.around);
  return found.value;
}

export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  reply: ProviderReply,
  noticed?: (around: string) => void,
): z.output<Schema> {
  const parsed = schema.safeParse(extractJson(reply, noticed));
  if (!parsed.success) throw buildFormatFailure(reply, parsed.error);
  return parsed.data;
}
