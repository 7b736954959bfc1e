import type { Claim, ClaimScope } from "../schema.ts";

const claim = (scopes: readonly ClaimScope[], ...figures: string[]): Claim => ({
  figures,
  scopes,
});

/** A claim that needs words beside it, of a lender or of a test, which the owner has not supplied yet. */
const needsQualifier = (scopes: readonly ClaimScope[], ...figures: string[]): Claim => ({
  ...claim(scopes, ...figures),
  qualifier: "",
});

/** Every figure the site may print, by the id of the claim. Content cites these ids; a test fails on a digit that no
 * cited claim contains and on a claim outside its scope (claims differ by page and are not unified). */
export const claims = {
  "A-04": claim(["site"], "1989"),
  "A-05": claim(["site"], "35+"),
  "A-06": claim(["chat"], "12,000+"),
  "A-07": claim(["catalogue"], "15,000+"),
  "A-08": claim(["site"], "4.9"),
  "A-14": claim(["site"], "24 hours"),
  "A-15": claim(["site"], "24/7"),
  "A-17": claim(["site"], "13492"),
  "A-21": claim(["chat", "win", "faq"], "$25,000"),
  "F-31": claim(["chat"], "7-10 days"),
  "F-32": claim(["chat"], "1-2 weeks"),
  "F-33": claim(["chat"], "2-3 weeks"),
  "F-34": needsQualifier(["chat"], "30-year"),
  "G-13": claim(["site"], "8 AM-6 PM", "9 AM-1 PM"),
  "M-26": claim(["terms", "faq", "chat"], "30 days"),
  "M-28": claim(["accessibility"], "2 business days"),
  "M-29": claim(["accessibility"], "10 business days"),
  "M-30": claim(["accessibility"], "WCAG 2.1"),
  "M-32": claim(["careers", "chat"], "$21.50-$24.00"),
  "M-33": claim(["careers", "chat"], "$25.00-$30.00"),
  "M-34": claim(["careers", "chat"], "401(k)"),
  "RUL-17": claim(["privacy"], "180 days", "24 months", "12 months", "13 months", "60 months"),
  "V-01": needsQualifier(["financing", "faq", "chat"], "12-24 months", "0%"),
  "V-02": needsQualifier(["financing", "faq", "chat"], "10 years"),
  "V-05": needsQualifier(["financing", "faq", "chat", "catalogue"], "0% APR"),
  "V-06": needsQualifier(["catalogue", "faq", "chat", "blog"], "30-year"),
  "V-07": needsQualifier(["catalogue", "faq", "chat"], "210 mph"),
  "V-08": needsQualifier(["catalogue"], "97%"),
  "V-09": claim(["catalogue", "faq", "chat", "blog"], "40 colors"),
  "V-10": needsQualifier(["catalogue", "faq", "chat"], "0.04 CFM"),
  "V-11": needsQualifier(["catalogue"], "15-25%"),
  "V-12": claim(["catalogue", "faq", "chat"], "1-2 days"),
  "V-13": claim(["catalogue", "faq", "chat", "blog"], "5-7 days"),
  "V-14": claim(["catalogue", "faq", "chat"], "1-2 weeks"),
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
