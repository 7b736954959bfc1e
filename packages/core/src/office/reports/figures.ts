import { answerAwaitedSince, getAnswerDeadline } from "../../business/answer-deadline.ts";
import { day, minute } from "../../business/durations.ts";
import { dateAfter, getMonday, instantAt, localTime, startOfDay } from "../../business/local-time.ts";
import { officeDay } from "../../business/opening-hours.ts";
import type { Context } from "../../context.ts";
import { leadSourceLabels, serviceTypeLabels } from "../../leads/options.ts";
import { isWon } from "../../records/outcome.ts";
import type { IntakeEntry } from "../../search/intake-index.ts";
import { listIntake } from "../../search/read-intake.ts";
import { readTraffic } from "../../traffic/read-traffic.ts";
import { townNames } from "../inbox/town-names.ts";
import type { Figures } from "./figures-contract.ts";
import { median } from "./median.ts";

const longest = 14 * day;
const listed = 12;

const waitsFrom = ({ at, releasedAt }: IntakeEntry): Date => answerAwaitedSince({ createdAt: at, releasedAt });

/** Working minutes between two moments, by the office's hours; at most 14 days are looked at. */
export function workingMinutes(from: Date, to: Date): number {
  const [begin, end] = [from.getTime(), Math.min(to.getTime(), from.getTime() + longest)];
  let ms = 0;
  for (let at = begin - day; at < end + day; at += day) {
    const date = new Date(at).toISOString().slice(0, 10);
    const open = officeDay(date).hours;
    if (!open) continue;
    const [opens, closes] = [instantAt(date, open.opens).getTime(), instantAt(date, open.closes).getTime()];
    ms += Math.max(0, Math.min(end, closes) - Math.max(begin, opens));
  }
  return Math.round(ms / minute);
}

/** Leads under each name with what was won of them, the most first. */
const groupLeads = (leads: readonly IntakeEntry[], getName: (lead: IntakeEntry) => string): Figures["byWeek"] =>
  [...Map.groupBy(leads, getName)]
    .map(([name, each]) => {
      const won = each.filter(isWon);
      return { name, leads: each.length, won: won.length, value: won.reduce((sum, { value = 0 }) => sum + value, 0) };
    })
    .sort((a, b) => b.leads - a.leads || b.value - a.value);

const sum = (groups: Figures["byWeek"], what: "leads" | "won" | "value"): number =>
  groups.reduce((total, group) => total + group[what], 0);

/** The first groups, and the others as one: the sums of a table are those of all leads. */
function mergeRest(groups: Figures["byWeek"]): Figures["byWeek"] {
  if (groups.length <= listed) return groups;
  const others = groups.slice(listed - 1);
  const rest = { leads: sum(others, "leads"), won: sum(others, "won"), value: sum(others, "value") };
  return [...groups.slice(0, listed - 1), { name: `${others.length} others`, ...rest }];
}

/** The company's last weeks, Monday to Sunday, the present one at the end. */
function lastWeeks(today: string, weeks: number): { monday: string; begins: string }[] {
  const mondays = Array.from({ length: weeks }, (_, at) => dateAfter(getMonday(today), 7 * (at + 1 - weeks)));
  return mondays.map((monday) => ({ monday, begins: startOfDay(monday).toISOString() }));
}

/** Whether the visitor took it back before anybody answered and before somebody had to: no answer is owed any more. */
const isWithdrawnBefore = ({ withdrawnAt, firstAt, by }: IntakeEntry & { by: Date }): boolean =>
  withdrawnAt !== undefined && !(firstAt && firstAt <= withdrawnAt) && new Date(withdrawnAt) <= by;

/** Whether the staff did something about it: entries of an older release tell so only by a status that no visitor sets. */
const isContacted = (lead: IntakeEntry): boolean =>
  lead.firstAt !== undefined || ["contacted", "qualified"].includes(lead.status ?? "") || isWon(lead);

/** How the last weeks went, from what was noted of each lead as it came and changed: what looks automated and what was
 * made up for practice does not count.
 * @param weeks with the present one */
export async function readFigures(context: Context, weeks: number): Promise<Figures> {
  const now = context.now();
  const today = localTime(now).date;
  const each = lastWeeks(today, weeks);
  const [{ monday, begins } = { monday: today, begins: startOfDay(today).toISOString() }] = each;
  const span = { from: begins, to: now.toISOString() };
  const [all, chats, traffic] = await Promise.all([
    listIntake(context, "leads", span),
    listIntake(context, "chats", span),
    readTraffic(context, span),
  ]);
  const leads = all.filter(({ spam, sample }) => !spam && !sample);
  const untilAnswer = leads.flatMap((lead) =>
    lead.firstAt ? workingMinutes(waitsFrom(lead), new Date(lead.firstAt)) : [],
  );
  const due = leads
    .map((lead) => ({ ...lead, by: getAnswerDeadline(waitsFrom(lead)).due }))
    .filter((lead) => lead.by <= now && !isWithdrawnBefore(lead));
  const inTime = due.filter(({ firstAt, by }) => firstAt && new Date(firstAt) <= by);
  const getWeek = ({ at }: IntakeEntry) => each.findLast((week) => week.begins <= at)?.monday ?? monday;
  const byWeek = groupLeads(leads, getWeek).sort((a, b) => a.name.localeCompare(b.name));
  const getTown = townNames(leads.flatMap(({ town }) => town ?? []));
  const services: Record<string, string> = serviceTypeLabels;
  const sources: Record<string, string> = leadSourceLabels;
  return {
    from: monday,
    to: today,
    leads: leads.length,
    spam: all.filter(({ spam, sample }) => spam && !sample).length,
    ...(untilAnswer.length > 0 ? { firstAnswerMinutes: Math.round(median(untilAnswer)) } : {}),
    due: due.length,
    kept: inTime.length,
    byWeek,
    bySource: mergeRest(groupLeads(leads, ({ source = "" }) => sources[source] ?? "Not known")),
    byService: mergeRest(groupLeads(leads, ({ service = "" }) => services[service] ?? "Not said")),
    byTown: mergeRest(groupLeads(leads, ({ town }) => (town ? getTown(town) : "Not said"))),
    funnel: [
      { name: "Chats begun", count: chats.filter(({ sample }) => !sample).length },
      { name: "Chats that became a lead", count: leads.filter(({ source }) => source === "chat").length },
      { name: "Leads", count: leads.length },
      { name: "Contacted", count: leads.filter(isContacted).length },
      { name: "Qualified or won", count: leads.filter((lead) => lead.status === "qualified" || isWon(lead)).length },
      { name: "Won", count: leads.filter(isWon).length },
    ],
    traffic,
  };
}
