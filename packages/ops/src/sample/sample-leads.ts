import { readFileSync } from "node:fs";
import { servedTowns } from "@site/assistant/signals/places";
import { hour, minute } from "@site/core/business/durations";
import { toE164 } from "@site/core/contact/phone";
import type { Context } from "@site/core/context";
import { leadSources, leadTransitions, serviceTypes } from "@site/core/leads/options";
import { leadRecord, leads } from "@site/core/leads/record";
import { addPhoto } from "@site/core/office/record/photos";
import { events } from "@site/core/records/events";
import { inboxKeys } from "@site/core/records/inbox-keys";
import { getProgress } from "@site/core/records/progress";
import type { StatusChange } from "@site/core/records/record-fields";
import { newId } from "@site/core/store/ids";
import { getRowKey, type RowKey } from "@site/core/store/table";
import { sampleTexts } from "./sample-texts.ts";

type Status = keyof typeof leadTransitions;

export const month = 30 * 24 * hour;
export const by = "sample@example.com";
/** Of so many requests one has a photo; a large month has no more of them than a small one. */
const perPhoto = 5;
const lastWithPhoto = 100;

const photo = () => readFileSync(new URL("../sample-photo.jpg", import.meta.url), "base64");

/** Numbers that look drawn, unlike those of the seeds beside this one, and are the same for every run. */
export function drawing(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761);
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <T>(draw: (below: number) => number, list: readonly T[]): T => list[draw(list.length)] as T;

/** Somebody who does not exist, under a number and an address that nobody has. */
export function inventPerson(draw: (below: number) => number, position: number) {
  const name = `${pick(draw, sampleTexts.firstNames)} ${pick(draw, sampleTexts.lastNames)}`;
  const phone = `(315) 555-${String(100 + draw(100)).padStart(4, "0")}`;
  const email = `${name.toLowerCase().replace(" ", ".")}.${position}@example.com`;
  return { name, phone, email, address: `${1 + draw(900)} ${pick(draw, sampleTexts.streets)}` };
}

/** How a request went on, a step every day or two; older ones have come further. */
function getHistory(createdAt: number, now: number, draw: (below: number) => number): StatusChange[] {
  const history: StatusChange[] = [];
  let status: Status = "new";
  let at = createdAt + (1 + draw(30)) * hour;
  while (at < now && status !== "closed" && draw(5) > 0) {
    const to: Status = pick(draw, leadTransitions[status]);
    history.push({ from: status, to, at: new Date(at).toISOString(), by });
    status = to;
    at += (12 + draw(60)) * hour;
  }
  return history;
}

/** Stores one request of the last month as if it had come and been worked on. Nobody is written to. @returns its key */
export async function storeSample(context: Context, position: number): Promise<RowKey> {
  const { store } = context;
  const draw = drawing(position);
  const now = context.now().getTime();
  const createdAt = now - Math.floor((draw(1000) / 1000) ** 2 * month) - draw(60) * minute;
  const person = inventPerson(draw, position);
  const phoneE164 = toE164(person.phone);
  const spam = draw(20) === 0;
  const history = spam ? [] : getHistory(createdAt, now, draw);
  const status = (history.at(-1)?.to ?? "new") as Status;
  const isWon = status === "closed" && draw(2) === 0;
  const changedAt = history.at(-1)?.at ?? new Date(createdAt).toISOString();
  const row = { id: newId(), createdAt: new Date(createdAt).toISOString(), spam, sample: true };
  await leads(store)
    .create({
      ...row,
      ...inboxKeys(leadRecord, row, getProgress(leadRecord, status), changedAt),
      ...person,
      ...(phoneE164 ? { phoneE164 } : {}),
      location: pick(draw, servedTowns),
      serviceType: pick(draw, serviceTypes),
      notes: pick(draw, sampleTexts.wishes),
      source: pick(draw, leadSources),
      status,
      history,
      notifyState: "sent",
      ...(status === "closed" ? { outcome: isWon ? ("won" as const) : ("lost" as const) } : {}),
      ...(isWon ? { reason: "Signed", value: 1000 * (2 + draw(20)) } : {}),
    })
    .go();
  if (history.length > 0)
    await events(store)
      .create({ recordId: row.id, kind: "note", text: pick(draw, sampleTexts.notes), at: changedAt, by })
      .go();
  if (!spam && position <= lastWithPhoto && position % perPhoto === 0)
    await addPhoto({ ...context, now: () => new Date(changedAt) }, row, by, { id: newId(), jpeg: photo() });
  return getRowKey(leads(store).get({ id: row.id }));
}
