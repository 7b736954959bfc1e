import { reservedCaps, type StageSettings } from "../../stacks/settings.ts";

/** A stage with every supplier, a domain and a rotation under way. */
export const fullSettings: Partial<StageSettings> = {
  domain: {
    name: "www.example.org",
    redirectFrom: ["example.org"],
    office: "office.example.org",
    certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/11111111-2222-3333-4444-555555555555",
    hostedZone: { id: "Z0123456789", name: "example.org" },
  },
  hstsPreload: true,
  mailFrom: "hello@example.org",
  mailIdentity: "create",
  mailTo: "everyone",
  staffMail: ["sales@example.org", "office@example.org"],
  alarmMail: ["oncall@example.org"],
  wordpressUrl: "https://wordpress.example.org",
  wordpressAssetHosts: ["cdn.example.org"],
  wordpressFrameHosts: ["my.matterport.com"],
  wordpressMenus: { "More, from us": "footer" },
  wordpressTemplates: { elementor_canvas: "full", default: "plain" },
  wordpressScripts: false,
  sampleArticles: false,
  webhookUrl: "https://crm.example.org/leads",
  googlePlaceId: "ChIJ-sample",
  sms: { service: "aws", from: "phone-1" },
  chatModel: {
    id: "us.amazon.nova-lite-v1:0",
    region: "us-east-1",
    dailyTokens: 1_000_000,
    guardrail: { id: "gr1", version: "1" },
  },
  caps: reservedCaps,
  warmThroughput: { reads: 12_000, writes: 10_000 },
  originSecret: 3,
};
