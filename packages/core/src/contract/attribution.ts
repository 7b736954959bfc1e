/** Names of campaign parameters and click ids, as advertisers put them into an address. */
export const campaignParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "msclkid",
] as const;

/** What is remembered of one visit: its parameters, the page it came from and the path it landed on. */
export type Touch = Partial<Record<(typeof campaignParameters)[number] | "referrer" | "landingPath", string>>;

/** The visits that brought a visitor here: the first one and the one of this request. */
export interface Attribution {
  first?: Touch;
  last?: Touch;
}
