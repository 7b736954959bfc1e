import { appendAuditEntry } from "../../audit/audit-log.ts";
import { day, minute } from "../../business/durations.ts";
import { localTime } from "../../business/local-time.ts";
import type { Context } from "../../context.ts";
import { writeIf } from "../../store/conditional-write.ts";
import { newId } from "../../store/ids.ts";
import { listMembers, type Member, members } from "../auth/members.ts";
import { recordsFor } from "../inbox/list-inbox.ts";
import { digestMail } from "./digest-mail.ts";
import { type Digest, readDigest } from "./read-digest.ts";
import { stopLink } from "./stop-digest.ts";

/** The daily mail goes out from this minute of the company's day, and until noon when something kept it. */
const sentFrom = 7 * 60;
const sentUntil = 12 * 60;

/** Somebody who gets it again after a while hears of no more than this. */
const longest = 7 * day;

/** How long one run may take over a mail before another run sends it, ms. */
const claimLife = 5 * minute;

/** Takes over somebody's mail of a day, unless it went out or another run is about it. */
async function claim({ store, now }: Context, { login }: Member, today: string): Promise<boolean> {
  const mine = `${new Date(now().getTime() + claimLife).toISOString()} ${newId()}`;
  const patch = members(store).patch({ login }).set({ digestClaim: mine });
  return await writeIf(
    patch.where(
      ({ digestOn, digestClaim }, { ne, notExists, lt, eq }) =>
        `(${notExists(digestOn)} OR ${ne(digestOn, today)}) AND (${notExists(digestClaim)} OR ${lt(digestClaim, now().toISOString())} OR ${eq(digestClaim, mine)})`,
    ),
  );
}

/** @param done what is noted of a mail that went out, or that had nothing to say */
async function settle({ store }: Context, { login }: Member, done?: { digestOn: string; digestTo: string }) {
  const patch = members(store).patch({ login }).remove(["digestClaim"]);
  await writeIf(done ? patch.set(done) : patch);
}

/** From where a mail tells what happened: the last one's end, so that a late one or a long day leaves no hour out. */
function startOf({ digestTo }: Member, at: Date): string {
  const ago = (span: number) => new Date(at.getTime() - span).toISOString();
  if (!digestTo) return ago(day);
  return digestTo > ago(longest) ? digestTo : ago(longest);
}

/** Mails everybody of the staff who wants it what is overdue and what came since the last mail: from seven in the morning on
 * the company's clock, once a day, however often this runs. Somebody who has nothing to read gets no mail.
 * @returns whether each mail was sent; one that failed goes out with the next run of the morning */
export async function sendDigests(context: Context): Promise<PromiseSettledResult<boolean>[]> {
  const at = context.now();
  const { date: today, minutes } = localTime(at);
  if (minutes < sentFrom || minutes >= sentUntil) return [];
  const to = at.toISOString();
  const read = new Map<string, Promise<Digest>>();

  async function sendTo(member: Member): Promise<boolean> {
    const from = startOf(member, at);
    const key = `${member.role} ${from}`;
    const digest = read.get(key) ?? readDigest(context, recordsFor(member.role), { from, to });
    read.set(key, digest);
    const links = { office: context.settings.officeUrl, stop: stopLink(context, member.email) };
    const mail = digestMail(member.email, await digest, links);
    if (!mail) return false;
    await appendAuditEntry(context, { by: member.email, command: "daily mail" });
    await context.sendMail(mail);
    return true;
  }

  const outcomes: PromiseSettledResult<boolean>[] = [];
  const due = (await listMembers(context)).filter((each) => each.wantsDigest !== false && each.digestOn !== today);
  for (const member of due) {
    if (!(await claim(context, member, today))) continue;
    const [outcome] = await Promise.allSettled([sendTo(member)]);
    await settle(context, member, outcome.status === "fulfilled" ? { digestOn: today, digestTo: to } : undefined);
    outcomes.push(outcome);
  }
  return outcomes;
}
