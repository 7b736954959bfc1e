/** Hints on what may be a slip. They never block: the visitor knows better. An empty text means no hint. */

import { plainDigits } from "../text/plain-digits.ts";

const minDigits = 10;

export function phoneTypoHint(phone: string): string {
  const digits = plainDigits(phone).replace(/\D/g, "").length;
  if (phone.trim() === "" || digits >= minDigits) return "";
  return "A phone number with its area code has 10 digits.";
}

const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/@g(?:mial|mai|amil|mal|mail|nail)\.(?:com|con|co|cm|om|ocm)$/i, "@gmail.com"],
  [/@y(?:ahoo|aho|hoo|ahooo)\.(?:com|con|co|cm|om|ocm)$/i, "@yahoo.com"],
  [/@(?:hotmail|hotmial|hotmal|hotmil)\.(?:com|con|co|cm|om|ocm)$/i, "@hotmail.com"],
  [/@(?:outlook|outlok|outloo|oulook)\.(?:com|con|co|cm|om|ocm)$/i, "@outlook.com"],
  [/@(?:icloud|iclod|icoud)\.(?:com|con|co|cm|om|ocm)$/i, "@icloud.com"],
  [/@aol\.(?:con|co|cm|om|ocm)$/i, "@aol.com"],
];

/** @example emailTypoHint("ann@gmial.com") // "Did you mean ann@gmail.com?" */
export function emailTypoHint(email: string): string {
  const typed = email.trim();
  for (const [slip, correct] of slips) {
    const corrected = typed.replace(slip, correct);
    if (corrected.toLowerCase() !== typed.toLowerCase()) return `Did you mean ${corrected}?`;
  }
  return "";
}
