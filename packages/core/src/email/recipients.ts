import { profile } from "@site/company/profile";
import { type Allowed, toStaff } from "../consent/ledger.ts";
import type { Settings } from "../settings.ts";
import { capitalize } from "../text/capitalize.ts";

function requireAddress(address: string | undefined, setting: string): string {
  if (!address) throw new Error(`${setting} is not set and the business profile has no address in its place`);
  return address;
}

export const sender = (settings: Settings): string => requireAddress(settings.mailFrom ?? profile.email, "MAIL_FROM");

/** Who hears of leads and entries. Recipients come from configuration, only a confirmation goes to a visitor. */
export const staff = ({ staffMail }: Settings): readonly Allowed<"mail">[] =>
  toStaff(staffMail.length > 0 ? staffMail : [requireAddress(profile.email, "STAFF_MAIL")]);

export const recruiters = (settings: Settings): readonly Allowed<"mail">[] =>
  profile.careersEmail ? toStaff([profile.careersEmail]) : staff(settings);

/** A name and nothing else: letters of any script, with what stands in names. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'\u2019. -]{1,59}$/u;
const plainWord = /^[\p{L}\p{M}'\u2019-]{2,20}$/u;

const withCapital = (word: string): string =>
  word === word.toLowerCase() || word === word.toUpperCase() ? capitalize(word.toLowerCase()) : word;

/** "Hi Ann," for "Ann Lee". Undefined for what is no plain name: anybody can type a stranger's address, and words of theirs
 * are no greeting of ours. */
export function greetingOf(name: unknown): string | undefined {
  const [first = ""] = typeof name === "string" && plainName.test(name.trim()) ? name.trim().split(/\s+/) : [];
  return plainWord.test(first) ? `Hi ${withCapital(first)},` : undefined;
}
