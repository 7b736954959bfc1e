import { profile } from "@site/company/profile";
import { type Allowed, toStaff } from "../consent/ledger.ts";
import type { Settings } from "../settings.ts";

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
