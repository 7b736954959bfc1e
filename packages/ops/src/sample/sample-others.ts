import { servedTowns } from "@site/assistant/signals/places";
import { projectInterests, referralSources } from "@site/company/giveaway";
import { positions } from "@site/company/positions";
import { hour, minute } from "@site/core/business/durations";
import { currentEdition, getWindowState } from "@site/core/business/edition";
import { retention } from "@site/core/business/retention";
import { chatMessages } from "@site/core/chat/messages";
import { sessions } from "@site/core/chat/session-entity";
import type { Context } from "@site/core/context";
import { agreed } from "@site/core/giveaway/form-fields";
import { householdKey, householdKeyVersion } from "@site/core/giveaway/household-key";
import { entries } from "@site/core/giveaway/record";
import { yearsExperienceLabels } from "@site/core/jobs/options";
import { applicationRecord, applications } from "@site/core/jobs/record";
import { serviceTypes } from "@site/core/leads/options";
import { winnersRequests } from "@site/core/office/giveaway/winners-list";
import { inboxKeys } from "@site/core/records/inbox-keys";
import { getExpiry } from "@site/core/store/expiry";
import { newId } from "@site/core/store/ids";
import { getRowKey, type RowKey } from "@site/core/store/table";
import { by, drawing, inventPerson, month, pick } from "./sample-leads.ts";
import { sampleTexts } from "./sample-texts.ts";

/** A time of the last month, and what chance says at this position. */
function begin({ now }: Context, position: number) {
  const draw = drawing(position);
  const createdAt = new Date(now().getTime() - draw(month / hour) * hour - draw(60) * minute);
  return { draw, createdAt, row: { id: newId(), createdAt: createdAt.toISOString(), spam: false, sample: true } };
}

/** Stores an application for a job that nobody sent. @returns its key */
export async function storeSampleApplication(context: Context, position: number): Promise<RowKey> {
  const { draw, row } = begin(context, position);
  await applications(context.store)
    .create({
      ...row,
      ...inboxKeys(applicationRecord, row),
      ...inventPerson(draw, position),
      position: pick(draw, [...positions.map(({ title }) => title), "Helper"]),
      city: pick(draw, servedTowns),
      yearsExperience: pick(draw, Object.keys(yearsExperienceLabels) as (keyof typeof yearsExperienceLabels)[]),
      hasLicense: "yes",
      availability: "2-weeks",
      coverLetter: pick(draw, sampleTexts.letters),
      notifyState: "sent",
    })
    .go();
  return getRowKey(applications(context.store).get({ id: row.id }));
}

/** Stores an entry to the giveaway that nobody sent; no drawing counts it. @returns its key */
export async function storeSampleEntry(context: Context, position: number): Promise<RowKey> {
  const { draw, createdAt, row } = begin(context, position);
  const person = { ...inventPerson(draw, position), cityZip: `${pick(draw, servedTowns)}, NY` };
  await entries(context.store)
    .create({
      ...row,
      ...person,
      projectInterest: pick(draw, projectInterests),
      referralSource: pick(draw, referralSources),
      agreedToTerms: agreed,
      editionId: currentEdition.id,
      rulesVersion: currentEdition.rulesVersion,
      withinEntryWindow: getWindowState(currentEdition, createdAt) === "open",
      householdKey: householdKey(person),
      keyVersion: householdKeyVersion,
      notifyState: "sent",
      expiresAt: getExpiry(retention.entries, createdAt),
    })
    .go();
  return getRowKey(entries(context.store).get({ id: row.id }));
}

/** Stores that somebody, whom there is not, asked for the winners' list by phone. @returns its key */
export async function storeSampleWinnersRequest(context: Context, position: number): Promise<RowKey> {
  const { draw, createdAt, row } = begin(context, position);
  const { name, phone: contact } = inventPerson(draw, position);
  const key = { editionId: currentEdition.id, id: row.id };
  await winnersRequests(context.store)
    .create({
      ...key,
      name,
      contact,
      by,
      sample: true,
      at: row.createdAt,
      expiresAt: getExpiry(retention.entries, createdAt),
    })
    .go();
  return getRowKey(winnersRequests(context.store).get(key));
}

/** Stores a chat that nobody had, with a question that only the office can answer. @returns its key */
export async function storeSampleChat(context: Context, position: number): Promise<RowKey> {
  const { draw, createdAt, row } = begin(context, position);
  const { id, sample } = row;
  const [service, question] = [pick(draw, serviceTypes), pick(draw, sampleTexts.questions)];
  const { name: userName } = inventPerson(draw, position);
  const memory = {
    asked: {},
    declines: 0,
    fallbacks: 0,
    abuse: 0,
    isBuying: true,
    topics: [],
    language: "en" as const,
    services: [service],
    forOffice: question,
  };
  await sessions(context.store)
    .create({
      id,
      sample,
      createdAt: row.createdAt,
      userName,
      serviceInterest: service,
      userLocation: pick(draw, servedTowns),
      conversationState: "collecting_contact",
      sessionData: { startedAt: row.createdAt, memory },
    })
    .go();
  const messages = [
    { role: "user", content: question },
    { role: "assistant", content: "I'm not sure, so I pass this on to our office. How can they reach you?" },
  ] as const;
  for (const [at, message] of messages.entries())
    await chatMessages(context.store)
      .create({
        ...message,
        id: newId(),
        sessionId: id,
        createdAt: new Date(createdAt.getTime() + at * 2000).toISOString(),
      })
      .go();
  return getRowKey(sessions(context.store).get({ id }));
}
