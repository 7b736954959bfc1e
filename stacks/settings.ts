import { profile } from "@site/core/business/profile";

/** How much one route may do before it is shed: copies at once (reserved) and requests a second. */
export interface Cap {
  copies?: number;
  perSecond: number;
}

/** What an operator decides for a stage. Everything has a default, so that a developer's stage needs no entry. */
export interface StageSettings {
  /** The site's own domain; without one it answers at CloudFront's. */
  domain?: {
    name: string;
    /** Certificate in us-east-1 that covers it. */
    certificateArn: string;
    /** Zone in Route 53 that gets the records; without one they are made by hand. */
    hostedZone?: { id: string; name: string };
  };
  /** Sender of all mails; its domain is verified with SES. */
  mailFrom: string;
  /** Who hears of leads and entries. */
  staffMail: readonly string[];
  /** Who hears of alarms; nobody when empty. */
  alarmMail: readonly string[];
  /** Base address of WordPress. */
  wordpressUrl?: string;
  /** More hosts whose styles and scripts content pages may load: a CDN of WordPress. */
  wordpressAssetHosts?: readonly string[];
  /** CRM that new leads are reported to; its signing secret is made by the deployment. */
  webhookUrl?: string;
  /** Place whose Google reviews are read; its API key is the secret `google-places`. */
  googlePlaceId?: string;
  /** Model behind the assistant; without one the embedded engine answers. */
  chatModel?: { id: string; region: string; dailyTokens: number; guardrail?: { id: string; version: string } };
  /** Forms are shed last and share all copies that nobody reserved. */
  caps: { chat: Cap; content: Cap; forms: Cap };
  /** POSTs one address may send within five minutes. At least 500 while a campaign runs: home shows share one address. */
  postsPerAddress: number;
  /** Throughput that the table holds ready from the first second, raised before a TV spot. */
  warmThroughput?: { reads: number; writes: number };
  /** Add one and deploy to rotate the secret between CloudFront and the API. */
  originSecret: number;
  /** USD a month at which the alarm mail warns. */
  monthlyBudget: number;
  /** Vault of a second account that gets a copy of every daily backup. */
  backupCopyVault?: string;
}

const address = profile.email ?? "";

const defaults: StageSettings = {
  mailFrom: address,
  staffMail: [address],
  alarmMail: [],
  caps: { chat: { perSecond: 50 }, content: { perSecond: 100 }, forms: { perSecond: 2000 } },
  postsPerAddress: 100,
  originSecret: 1,
  monthlyBudget: 50,
};

/**
 * The stages that differ from the defaults. Reserved copies come out of the account's 1,000; a new account may have too
 * few of them, so only production reserves any.
 */
export const stages: Record<string, Partial<StageSettings>> = {
  production: {
    alarmMail: [address],
    caps: { ...defaults.caps, chat: { copies: 20, perSecond: 50 }, content: { copies: 50, perSecond: 100 } },
    monthlyBudget: 200,
  },
  // Never deployed: `npm run rehearsal` brings it up on one machine, with a content provider at this address.
  rehearsal: { wordpressUrl: "https://wordpress.example.org" },
};

export const settingsOf = (stage: string): StageSettings => ({ ...defaults, ...stages[stage] });
