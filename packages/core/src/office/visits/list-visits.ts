import { visitRules } from "@site/company/hours";
import { formatDay } from "../../business/date-format.ts";
import { dateAfter, localTime } from "../../business/local-time.ts";
import { formatWindow, type VisitWindow, windowId } from "../../business/visit-windows.ts";
import { extractPhones, formatTel } from "../../contact/phone.ts";
import type { Context } from "../../context.ts";
import { leadRecord } from "../../leads/record.ts";
import type { RecordRow } from "../../records/define-record.ts";
import { findRecord } from "../../records/read-records.ts";
import {
  bookedWindow,
  comingVisit,
  pastVisit,
  placeOfVisit,
  proposalsOf,
  wishesOf,
} from "../../records/stored-visit.ts";
import { getNonEmptyString } from "../../text/get-non-empty-string.ts";
import { countFree, listDay, listFreeWindows, type WindowPlace } from "../../visits/book-window.ts";
import { formatWindows } from "../../visits/describe-times.ts";
import type { RecordView } from "../record/record-contract.ts";
import type { VisitDays } from "./visit-contract.ts";

type DayVisit = VisitDays["days"][number]["visits"][number];

/** A place whose record was deleted or is a visit of another time by now is nobody's. */
async function toVisitView(context: Context, { date, from, to, recordId }: WindowPlace): Promise<DayVisit[]> {
  const row = await findRecord(context, leadRecord, recordId);
  const booked = row && bookedWindow(row);
  if (!booked || windowId(booked) !== windowId({ date, from })) return [];
  const place = placeOfVisit(row);
  const text = formatWindow({ date, from, to }).slice(formatDay(date).length + 2);
  const [wishes, proposals] = [formatWindows(wishesOf(row)), formatWindows(proposalsOf(row))];
  const phones = extractPhones(row.phone ?? "").map((phone) => ({ typed: phone.typed, tel: formatTel(phone) }));
  const hasStreet = getNonEmptyString(row.address) !== undefined;
  return [{ noun: leadRecord.noun, id: row.id, name: row.name, place, hasStreet, phones, text, wishes, proposals }];
}

/** By day, from today to the last day that is offered. */
export async function listVisits(context: Context): Promise<VisitDays> {
  const today = localTime(context.now()).date;
  const dates = Array.from({ length: visitRules.aheadDays + 1 }, (_, ahead) => dateAfter(today, ahead));
  const days = await Promise.all(
    dates.map(async (date) => {
      const places = await listDay(context, date);
      const visits = await Promise.all(places.map((place) => toVisitView(context, place)));
      return { date, text: formatDay(date), visits: visits.flat() };
    }),
  );
  return { days: days.filter(({ visits }) => visits.length > 0) };
}

const toTime = (window: VisitWindow) => ({ date: window.date, from: window.from, text: formatWindow(window) });

export async function showVisits(context: Context, row: RecordRow): Promise<NonNullable<RecordView["visits"]>> {
  const [visit, past] = [comingVisit(context, row), pastVisit(row, context.now())];
  const wishes = wishesOf(row).map(async (window) => ({
    ...toTime(window),
    isFull: (await countFree(context, window)) === 0,
  }));
  return {
    visit: visit && toTime(visit),
    past: past && toTime(past),
    wishes: await Promise.all(wishes),
    proposals: proposalsOf(row).map(toTime),
    windows: (await listFreeWindows(context, visit ? [visit] : [])).map(toTime),
  };
}
