import { noteAccess } from "../access/note-access.ts";
import type { Context } from "../context.ts";
import { newId } from "../store/ids.ts";
import { digestDay } from "./digest-day.ts";
import { digestMail } from "./digest-mail.ts";
import { recordsFor } from "./list-inbox.ts";
import { type Member, members } from "./member-entity.ts";
import { listMembers } from "./members.ts";
import { type Digest, readDigest } from "./read-digest.ts";
import type { Role } from "./roles.ts";
import { stopLink } from "./stop-digest.ts";

const day = 24 * 60 * 60 * 1000;

/** How long one run may take over a mail before another run sends it, ms. */
const claimLife = 5 * 60 * 1000;

/** Takes over somebody's mail of a day, unless it went out or another run is about it. */
async function claim({ store, now }: Context, { login }: Member, today: string): Promise<boolean> {
  const mine = `${new Date(now().getTime() + claimLife).toISOString()} ${newId()}`;
  const { rejected } = await members(store)
    .patch({ login })
    .set({ digestClaim: mine })
    .where(
      ({ digestOn, digestClaim }, { ne, notExists, lt, eq }) =>
        `(${notExists(digestOn)} OR ${ne(digestOn, today)}) AND (${notExists(digestClaim)} OR ${lt(digestClaim, now().toISOString())} OR ${eq(digestClaim, mine)})`,
    )
    .go({ returnOnConditionCheckFailure: "all_old" });
  return !rejected;
}

async function settle({ store }: Context, { login }: Member, today?: string): Promise<void> {
  const patch = members(store).patch({ login }).remove(["digestClaim"]);
  await (today ? patch.set({ digestOn: today }) : patch).go({ returnOnConditionCheckFailure: "all_old" });
}

/** Mails everybody of the staff who wants it what is overdue and what the last day brought: from seven in the morning on
 * the company's clock, once a day, however often this runs. Who has nothing to read gets no mail.
 * @returns whether each mail was sent; one that failed goes out with the next run of the morning */
export async function sendDigests(context: Context): Promise<PromiseSettledResult<boolean>[]> {
  const at = context.now();
  const today = digestDay(at);
  if (!today) return [];
  const span = { from: new Date(at.getTime() - day).toISOString(), to: at.toISOString() };
  const read = new Map<Role, Promise<Digest>>();

  async function sendTo(member: Member): Promise<boolean> {
    const digest = read.get(member.role) ?? readDigest(context, recordsFor(member.role), span);
    read.set(member.role, digest);
    const links = { office: context.settings.officeUrl, stop: stopLink(context, member.email) };
    const mail = digestMail(member.email, await digest, links);
    if (!mail) return false;
    await noteAccess(context, member.email, "daily mail", [], false);
    await context.sendMail(mail);
    return true;
  }

  const outcomes: PromiseSettledResult<boolean>[] = [];
  const due = (await listMembers(context)).filter((each) => each.wantsDigest !== false && each.digestOn !== today);
  for (const member of due) {
    if (!(await claim(context, member, today))) continue;
    const [outcome] = await Promise.allSettled([sendTo(member)]);
    await settle(context, member, outcome.status === "fulfilled" ? today : undefined);
    outcomes.push(outcome);
  }
  return outcomes;
}
