import { profile } from "@site/company/profile";
import { nobodysMailbox } from "@site/core/leads/canary-request";
import type { PageLayout } from "@site/core/settings";
import { isProduction } from "@site/core/stage";

/** How much each route of a pool may do before it is shed. */
export interface Cap {
  /** Copies at once, reserved: the account's limit must have been raised for it. */
  reservedConcurrency?: number;
  perSecond: number;
  /** Requests that may come at once; as many as come in a second unless stated. */
  burst?: number;
}

/** What an operator decides for a stage. Everything has a default, so that a developer's stage needs no entry. */
export interface StageSettings {
  /** The site's own domain; without one it answers at CloudFront's, which production says by "none". */
  domain?:
    | {
        name: string;
        /** Other names that lead to it: the bare domain, say. */
        redirectFrom?: readonly string[];
        /** Name of the staff's office, "office.example.org"; without one it answers at CloudFront's own address. */
        office?: string;
        /** Certificate in us-east-1 that covers all of them. */
        certificateArn: string;
        /** Zone in Route 53 that gets the records; without one they are made by hand. */
        hostedZone?: { id: string; name: string };
      }
    | "none";
  /** Have browsers refuse plain HTTP for all subdomains, for good and from their built-in list. Hard to take back. */
  hstsPreload: boolean;
  /** Sender of all mails. */
  mailFrom: string;
  /** The sender's domain at SES, which an account has once: "create" makes it, and leaves it when the stage is removed;
   * "existing" uses what another stage, or an earlier deployment of this one, has made. */
  mailIdentity: "create" | "existing";
  /** Who gets this stage's mails: everyone whom they are for, or these addresses in everyone's place. */
  mailTo: "everyone" | readonly string[];
  /** Who hears of leads and entries. */
  staffMail: readonly string[];
  /** Who hears of alarms: somebody beside the staff's mailbox, whose failure is one of them. Nobody when empty. */
  alarmMail: readonly string[];
  /** Days without a form after which somebody is alarmed, 1 to 7. One where many are sent every day. */
  daysWithoutLead: number;
  /** AWS WAF, from $9 a month; unless stated it stands where somebody hears of alarms. */
  firewall?: boolean;
  /** Base address of WordPress. */
  wordpressUrl?: string;
  /** More hosts whose styles and scripts content pages may load: a CDN of WordPress. */
  wordpressAssetHosts?: readonly string[];
  /** More hosts that may stand in frames of content, such as those of a tour or a player that editors use. */
  wordpressFrameHosts?: readonly string[];
  /** How pages are shown, by the template that WordPress has them under, "default" without one: "full" unless named. */
  wordpressTemplates?: Readonly<Record<string, PageLayout>>;
  /** Menus of WordPress that stand below its pages and lists: a title, and the name, slug or place of the menu. */
  wordpressMenus?: Readonly<Record<string, string>>;
  /** False where no script of WordPress, its plugins or its editors shall run in visitors' browsers. */
  wordpressScripts?: boolean;
  /** False where our own sample articles shall not stand among the posts of WordPress. */
  sampleArticles?: boolean;
  /** CRM that new leads are reported to; the reports are signed with the key `WEBHOOK_SECRET`. */
  webhookUrl?: string;
  /** Place whose Google reviews are read; its API key is the key `GOOGLE_PLACES_API_KEY`. */
  googlePlaceId?: string;
  /** Service that looks for viruses in photos and resumes (docs/runbook.md); none looks without it. */
  fileScannerUrl?: string;
  /** Who sends text messages, and from which number or pool, at AWS by its id; nobody is texted without. Twilio's auth token is the
   * key `TWILIO_AUTH_TOKEN`. */
  sms?: { service: "aws"; from: string } | { service: "twilio"; accountSid: string; from: string };
  /** Model behind the assistant; without one the receptionist answers. */
  chatModel?: { id: string; region: string; dailyTokens: number; guardrail?: { id: string; version: string } };
  /** Forms are shed last and share all concurrency that nobody reserved. */
  caps: Record<"chat" | "content" | "assets" | "pages" | "forms" | "traffic", Cap>;
  /** Requests of one address within five minutes, ten for each page view: a home show has one address for all. */
  requestsPerAddress: number;
  /** POSTs of one address within five minutes. */
  postsPerAddress: number;
  /** Throughput that the table holds ready from the first second, raised before a TV spot. */
  warmThroughput?: { reads: number; writes: number };
  /** Add one and deploy to rotate the secret between CloudFront and the API. */
  originSecret: number;
  /** USD a month at which the alarm mail warns. */
  monthlyBudget: number;
  /** Vault of a second account that gets a copy of every weekly backup. */
  backupCopyVault?: string;
  /** Vault that an earlier deployment of this stage has left; a new one unless stated. */
  backupVault?: string;
}

const address = profile.email ?? "";

/** Rates that keep supplier-bound routes, all stalled to their time limits at once, within the concurrency of 1,000 of an
 * account and leave room for forms without reserving any. */
const defaultCaps: StageSettings["caps"] = {
  chat: { perSecond: 5, burst: 20 },
  content: { perSecond: 2, burst: 10 },
  // A page of WordPress asks for up to 30 style sheets at once, and where the edge has none of them all come here.
  assets: { perSecond: 5, burst: 45 },
  pages: { perSecond: 10, burst: 20 },
  forms: { perSecond: 2000 },
  // What is counted of visits costs no more than this, however many come; what is above is not counted.
  traffic: { perSecond: 20, burst: 40 },
};

/** For a busy site in an account with 1,000 concurrent executions or more: reserves 620 of them. */
export const reservedCaps: StageSettings["caps"] = {
  chat: { reservedConcurrency: 20, perSecond: 50 },
  content: { reservedConcurrency: 40, perSecond: 100 },
  assets: { reservedConcurrency: 40, perSecond: 100 },
  pages: { reservedConcurrency: 50, perSecond: 100 },
  forms: { perSecond: 2000 },
  traffic: { perSecond: 50, burst: 100 },
};

/** Without an entry a stage costs little, shares the account with others and mails nobody. */
const getDefaults = (stage: string): StageSettings => ({
  hstsPreload: false,
  mailFrom: address,
  mailIdentity: isProduction(stage) ? "create" : "existing",
  mailTo: isProduction(stage) ? "everyone" : [nobodysMailbox],
  staffMail: [address],
  alarmMail: [],
  daysWithoutLead: 7,
  caps: defaultCaps,
  requestsPerAddress: 5000,
  postsPerAddress: 500,
  originSecret: 1,
  monthlyBudget: 50,
});

/** The stages that differ from the defaults. Production also needs `domain` and `alarmMail`: see docs/runbook.md. */
export const stages: Record<string, Partial<StageSettings>> = {
  production: { monthlyBudget: 200 },
  // Never deployed: `npm run prove -- rehearsal` brings it up on one machine, with all that costs money on AWS.
  rehearsal: {
    wordpressUrl: "https://wordpress.example.org",
    mailIdentity: "create",
    mailTo: "everyone",
    alarmMail: ["oncall@example.org"],
  },
};

export const getStageSettings = (stage: string): StageSettings => ({ ...getDefaults(stage), ...stages[stage] });

/** Whether somebody hears of a stage's failures: only then is it watched and guarded at a price. */
export const isWatched = ({ alarmMail }: StageSettings): boolean => alarmMail.length > 0;
