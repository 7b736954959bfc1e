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
