import { hashMailbox, stopMailbox } from "../consent/ledger.ts";
import type { Context } from "../context.ts";
import { parseStop, parseToken } from "../records/request-link.ts";
import { getNonEmptyString } from "../text/get-non-empty-string.ts";
import { type ChangeResult, carryOut, changeRequest } from "./change-request.ts";
import { type FoundRequest, isFound, readById } from "./find-request.ts";
import { decide } from "./plan-change.ts";

/** The record under an id whose address is a mailbox. */
async function findByMailbox(context: Context, id: string, mailbox: string): Promise<FoundRequest | undefined> {
  const reads = await readById(context, id);
  return reads.filter(isFound).find(({ row }) => {
    const email = getNonEmptyString(row.email);
    return email !== undefined && hashMailbox(context, email) === mailbox;
  });
}

/** Stops mails to the mailbox that a mail went to, by the link in it. Only where the record has this address still its page and
 * its staff are told; of a record that is gone the mailbox is stopped all the same.
 * @param stop of the link; mails of before November 30, 2026 have none, and stop what is on file
 * @throws AppError notFound for a link that is no link of ours */
export async function stopMails(context: Context, token: string, stop: string): Promise<ChangeResult> {
  const { id } = parseToken(token) ?? {};
  const mailbox = id && stop ? parseStop(context.settings, id, stop) : undefined;
  if (!id || !mailbox) return changeRequest(context, { token, action: "stopMails", values: {} }, "", "mail");
  const read = () => findByMailbox(context, id, mailbox);
  const found = await read();
  if (!found) {
    await stopMailbox(context, mailbox, { via: "mail", recordId: id });
    return { done: "stoppedMails" };
  }
  const decideOn = (each: FoundRequest) => decide("stopMails", { context, found: each, values: {}, via: "mail" });
  return { done: await carryOut(context, found, read, decideOn) };
}
