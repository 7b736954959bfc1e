import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from "@aws-sdk/client-sesv2";
import { type Check, errorName } from "./check.ts";

/** Whether SES lets the account mail people it does not know, and how many. */
export const mailQuota: Check = {
  subject: "SES sandbox and quota",
  action: "ses:GetAccount",
  async run({ config }) {
    const account = await new SESv2Client(config).send(new GetAccountCommand({}));
    const { Max24HourSend = 0, MaxSendRate = 0 } = account.SendQuota ?? {};
    const quota = `${Max24HourSend} emails a day, ${MaxSendRate} a second`;
    if (account.SendingEnabled === false)
      return {
        verdict: "ask AWS for",
        found: `sending is paused (${account.EnforcementStatus ?? "no reason given"})`,
        next: "answer the case that AWS opened under SES, Reputation metrics; until then leads are stored and nobody gets an email",
      };
    if (!account.ProductionAccessEnabled)
      return {
        verdict: "ask AWS for",
        found: `in the sandbox: only verified addresses get email, ${quota}`,
        next:
          "aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url URL " +
          "--use-case-description TEXT (about a day)",
      };
    return { verdict: "ready", found: quota };
  },
};

/** Whether the sender's domain is known to SES, and whether this stage may make it. */
export const mailIdentity: Check = {
  subject: "SES identity",
  action: "ses:GetEmailIdentity",
  async run({ config, settings, stacks }) {
    const domain = settings.mailFrom.split("@").at(-1) ?? "";
    const isMade = settings.mailIdentity === "create";
    try {
      const identity = await new SESv2Client(config).send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
      const isOwn = stacks.some(({ holds }) => holds.includes(domain));
      if (isMade && !isOwn)
        return {
          verdict: "will fail",
          found: `${domain} exists, and this stage would make it again`,
          next: 'set mailIdentity: "existing" for the stage in stacks/settings.ts',
        };
      if (identity.VerifiedForSendingStatus) return { verdict: "ready", found: `${domain} is verified` };
      const records = (identity.DkimAttributes?.Tokens ?? []).map(
        (token) => `${token}._domainkey.${domain} CNAME ${token}.dkim.amazonses.com`,
      );
      return {
        verdict: "ask AWS for",
        found: `${domain} is not verified yet: no email goes out`,
        next: `enter at the domain's DNS: ${records.join("; ") || "the records that SES shows"}`,
      };
    } catch (error) {
      if (errorName(error) !== "NotFoundException") throw error;
      return isMade
        ? {
            verdict: "ready",
            found: `the deployment makes ${domain}`,
            next: "enter the DNS records that the deployment prints; until then no email goes out",
          }
        : {
            verdict: "ask AWS for",
            found: `SES does not know ${domain}: leads are stored, and nobody gets an email`,
            next: `aws sesv2 create-email-identity --email-identity ${domain}, or set mailIdentity: "create" for one stage`,
          };
    }
  },
};
