import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { profile } from "@site/company/profile";
import { ownTable } from "@site/core/context.fixture";
import type { Mail } from "@site/core/email/mail";
import { enterGiveaway } from "@site/core/giveaway/enter-giveaway";
import { buildEntryRequest } from "@site/core/giveaway/entry.fixture";
import { buildQuoteRequest } from "@site/core/leads/lead.fixture";
import { leads } from "@site/core/leads/record";
import { submitQuote } from "@site/core/leads/submit-quote";
import { newId } from "@site/core/store/ids";
import { handlerContextWith } from "@site/functions/context.fixture";
import { expect, test, vi } from "vitest";
import { createNotifier } from "./notifier.ts";

test("an urgent change is told of once it is written; one that lost its race tells nobody", async () => {
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => String(mails.push(mail));
  const context = { ...handlerContextWith({ TABLE_NAME: await ownTable() }), sendMail };
  const notifier = createNotifier(context);
  const { id } = await submitQuote(context, buildQuoteRequest({ email: "ann@example.org" }), { id: newId() });
  await notifier.stop();
  expect(mails).toHaveLength(2);
  const { Key } = leads(context.store).get({ id }).params<{ Key: Record<string, string> }>();
  const update = (condition: string, expression: string, isUrgent: boolean) =>
    context.store.client.send(
      new UpdateCommand({
        TableName: context.store.table,
        Key,
        ConditionExpression: condition,
        UpdateExpression: `SET ${expression}`,
        ...(isUrgent ? { ExpressionAttributeNames: { "#now": "tellNow" } } : {}),
        ExpressionAttributeValues: isUrgent ? { ":now": true } : { ":pending": "pending", ":none": {} },
      }),
    );
  // Somebody else made it due and tells it at this moment.
  await update("attribute_exists(id)", "notifyState = :pending, notices = :none", false);
  await expect(update("attribute_not_exists(id)", "#now = :now", true)).rejects.toMatchObject({
    name: "ConditionalCheckFailedException",
  });
  await notifier.stop();
  expect(mails).toHaveLength(2);
  await update("attribute_exists(id)", "#now = :now", true);
  await notifier.stop();
  expect(mails).toHaveLength(4);
});

test("what no mail could be sent of is told by the next start, each mail once", async () => {
  const table = { TABLE_NAME: await ownTable() };
  const mails: Mail[] = [];
  let isDown = true;
  async function sendMail(mail: Mail): Promise<string> {
    if (isDown) throw new Error("the mail service is away");
    return String(mails.push(mail));
  }
  const start = () => {
    const context = { ...handlerContextWith(table), sendMail };
    return { context, notifier: createNotifier(context) };
  };
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const down = start();
  await submitQuote(down.context, buildQuoteRequest({ email: "ann@example.org" }), { id: newId() });
  await enterGiveaway(down.context, buildEntryRequest({ email: "bob@example.org" }), { id: newId() });
  await down.notifier.stop();
  vi.restoreAllMocks();
  isDown = false;
  for (let count = 0; count < 2; count += 1) {
    const { notifier } = start();
    notifier.begin();
    await expect.poll(() => mails).toHaveLength(3);
    await notifier.stop();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(["ann@example.org", "bob@example.org", profile.email].sort());
  }
});
