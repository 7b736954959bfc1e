/** Version of the SMS wording, stored with each consent. A changed sentence needs a new number. */
export const smsConsentVersion = 1;

/** The SMS consent sentence in parts, so that a page can link `terms` and `privacy`. */
export const smsConsentParts = (company: string) =>
  ({
    before:
      `Text me about my request. I agree that ${company} may send automated text messages about my estimate and offers ` +
      "to the number above. Consent is not a condition of any purchase. Message frequency varies. Message and data " +
      "rates may apply. Reply STOP to opt out or HELP for help. See our ",
    terms: "Terms",
    between: " and ",
    privacy: "Privacy Policy",
    after: ".",
  }) as const;

export const formatSmsConsent = (company: string): string => Object.values(smsConsentParts(company)).join("");
