import { hash } from "node:crypto";
import { type Person, textsIn } from "./belongs-to.ts";

const hashOf = (kind: "email" | "phone", value: string): string => hash("sha256", `mention ${kind} ${value}`);

/** Every character that an address may have before its @, and those that hardly ever stand around one. */
const addresses = [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g];
/** With every dash, dot and invisible character that a number brings along from a page or document. */
const numbers = /\d(?:[\s\p{Pd}\p{Cf}().+/\u00b7\u2022]*\d){9,39}/gu;

/** A run of digits may be several numbers: every ten of them in a row count. */
function numbersIn(text: string): string[] {
  const runs = [...text.normalize("NFKC").matchAll(numbers)].map(([run]) =>
    run.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, ""),
  );
  return runs.flatMap((digits) => Array.from({ length: digits.length - 9 }, (_, at) => digits.slice(at, at + 10)));
}

/** Hashes of every address and number that a row names. */
export function mentionsIn(row: Record<string, unknown>): string[] {
  const texts = textsIn(row);
  const emails = texts.flatMap((text) => addresses.flatMap((pattern) => text.toLowerCase().match(pattern) ?? []));
  return [
    ...new Set([
      ...emails.map((email) => hashOf("email", email)),
      ...texts.flatMap(numbersIn).map((number) => hashOf("phone", number)),
    ]),
  ];
}

/** The hashes under which a person's rows are found. */
export function mentionsOf({ email, phone }: Person): string[] {
  const address = email?.trim().toLowerCase();
  const [number] = numbersIn(phone ?? "");
  return [...(address ? [hashOf("email", address)] : []), ...(number ? [hashOf("phone", number)] : [])];
}
