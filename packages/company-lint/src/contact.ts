import type { BusinessProfile, PrivacyContact } from "@site/company/schema";
import { type CompanyDiagnostic, diagnose } from "./diagnostic.ts";

const noDomain = /\.(?:test|example|invalid|localhost|local)$|(?:^|\.)example\.(?:com|org|net)$/;
const isPublic = (host: string): boolean =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(host) && !noDomain.test(host);

/** Providers whose addresses belong to anybody. */
const anybodys =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|att|sbcglobal|bellsouth|comcast|verizon|cox|charter|spectrum|earthlink|proton|protonmail|fastmail)\.(?:com|net|me)$/;

/** Numbers of the North American plan: no area code and no exchange is 555 or like 911, or begins with 0 or 1. */
const isDialed = (phone: string): boolean =>
  (phone.replace(/\D/g, "").match(/^\d{3}|\d{3}(?=\d{4}$)/g) ?? []).every(
    (part) => /^[2-9]/.test(part) && !/^(?:555|\d11)$/.test(part),
  );

function siteFindings({ website }: BusinessProfile): CompanyDiagnostic[] {
  const { protocol, hostname, origin } = new URL(website);
  if (!isPublic(hostname))
    return [diagnose("profile", "profile.website", "is not an address that the public can reach")];
  if (protocol !== "https:") return [diagnose("profile", "profile.website", "must begin with https://")];
  return origin === website
    ? []
    : [diagnose("profile", "profile.website", `must be the site's address alone: ${origin}`)];
}

/** An address or a number, and where it stands. */
type Place = readonly [file: string, field: string, value: string | undefined];

function emailFindings(places: readonly Place[], { website, otherDomains = [] }: BusinessProfile): CompanyDiagnostic[] {
  const own = [new URL(website).hostname.replace(/^www\./, ""), ...otherDomains];
  return places.flatMap(([file, field, address]) => {
    const host = address?.split("@")[1]?.toLowerCase();
    if (host === undefined) return [];
    if (!isPublic(host)) return [diagnose(file, field, "is at a domain that nobody can write to")];
    const isOwn = anybodys.test(host) || own.some((each) => host === each || host.endsWith(`.${each}`));
    return isOwn
      ? []
      : [diagnose(file, field, `is not at ${own[0]}; if ${host} is yours, too, add it to otherDomains`)];
  });
}

const phoneFindings = (places: readonly Place[]): CompanyDiagnostic[] =>
  places.flatMap(([file, field, phone]) =>
    !phone || isDialed(phone) ? [] : [diagnose(file, field, "is a number that nobody can have")],
  );

/** What somebody who wants to reach the company would dial, open or write to in vain. */
export const unreachable = (profile: BusinessProfile, privacy: PrivacyContact): CompanyDiagnostic[] => [
  ...siteFindings(profile),
  ...emailFindings(
    [
      ["profile", "profile.email", profile.email],
      ["profile", "profile.careersEmail", profile.careersEmail],
      ["legal", "privacyContact.email", privacy.email],
    ],
    profile,
  ),
  ...phoneFindings([
    ["profile", "profile.phone", profile.phone],
    ["profile", "profile.secondLocation.phone", profile.secondLocation?.phone],
    ["legal", "privacyContact.phone", privacy.phone === profile.phone ? undefined : privacy.phone],
  ]),
  ...profile.social.flatMap(({ url }, index) =>
    new URL(url).pathname.length > 1
      ? []
      : [
          diagnose(
            "profile",
            `profile.social.${index}.url`,
            "is the front page of the service, not your own page there",
          ),
        ],
  ),
];
