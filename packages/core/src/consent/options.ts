export const channels = ["text", "mail"] as const;
export type Channel = (typeof channels)[number];

/** The way that an update takes: a mail where one may be sent, else a text where one may; undefined where somebody has
 * to call. */
export const getUpdateChannel = (isAllowed: (channel: Channel) => boolean): Channel | undefined =>
  (["mail", "text"] as const).find(isAllowed);

export const consentWays = {
  form: "in the form",
  chat: "in the chat",
  text: "by text message",
  page: "on the page of their request",
  mail: "by the link in a mail",
  office: "through the office",
  supplier: "at the text service",
  complaint: "by reporting an email as spam",
} as const;
export type ConsentWay = keyof typeof consentWays;

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
