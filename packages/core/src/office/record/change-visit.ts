import { findVisitWindow, formatWindow, type VisitWindow, windowId } from "../../business/visit-windows.ts";
import type { Context } from "../../context.ts";
import { AppError } from "../../contract/errors.ts";
import { deliverRecord } from "../../notify/deliver-notices.ts";
import { planUpdate } from "../../notify/visitor-updates.ts";
import { endVisit } from "../../records/end-visit.ts";
import { isWon } from "../../records/outcome.ts";
import { isClosed, isWithdrawn } from "../../records/progress.ts";
import { canceledWindow, comingVisit, wishesOf } from "../../records/stored-visit.ts";
import { countFree } from "../../visits/book-window.ts";
import { formatWindows } from "../../visits/describe-times.ts";
import { type Move, moveVisit } from "../../visits/move-visit.ts";
import type { ChangeStep } from "./change-record.ts";
import type { Change } from "./record-contract.ts";

const updateKinds = { visit: "visitBooked", proposeVisit: "visitProposed", cancelVisit: "visitCanceled" } as const;

type VisitChange = Extract<Change, { kind: keyof typeof updateKinds }>;

type VisitStep = Pick<ChangeStep, "context" | "record" | "row" | "isBegun" | "write">;

function findWindow({ now }: Context, time: Pick<VisitWindow, "date" | "from">): VisitWindow {
  const window = findVisitWindow(time, now());
  if (window) return window;
  throw new AppError("invalid", "This time is past, or the calendar does not have it. Please choose another.");
}

async function planProposal(
  { context, row }: VisitStep,
  times: Extract<VisitChange, { kind: "proposeVisit" }>["times"],
): Promise<Move & { text: string }> {
  const windows = times.map((time) => findWindow(context, time));
  const asked = windows.find((window) => wishesOf(row).some((wish) => windowId(wish) === windowId(window)));
  if (asked)
    throw new AppError(
      "invalid",
      `${formatWindow(asked)} is what they asked for. Please confirm it, or propose others.`,
    );
  const booked = comingVisit(context, row);
  if (booked && windows.some((window) => windowId(window) === windowId(booked)))
    throw new AppError("invalid", "This time is booked already. Please choose others.");
  for (const window of windows)
    if ((await countFree(context, window)) === 0)
      throw new AppError("invalid", `${formatWindow(window)} is full. Please choose another time.`);
  const visitProposals = windows.length > 0 ? windows : undefined;
  return { text: formatWindows(windows) || "None any more", set: { visitProposals } };
}

/** Somebody who is told that nobody contacts them any more gets no visit. A won job has its measuring and its installation, whose times
 * are agreed on by phone: on the page of what is closed no proposal can be answered. */
function assertOpen({ record, row }: VisitStep, { kind }: VisitChange): void {
  if (row.notifyState === "held")
    throw new AppError("invalid", "This is quarantined, and nobody would be told. Press Not spam first.");
  if (!isClosed(record, row) || (isWon(row) && kind === "visit")) return;
  const why = isWithdrawn(row) ? "The visitor withdrew this" : "This is closed";
  throw new AppError("invalid", `${why}: no visit can be booked or proposed. To do so, reopen it first.`);
}

async function planMove(step: VisitStep, change: VisitChange): Promise<Move & { text: string }> {
  const { context, row, isBegun } = step;
  if (change.kind !== "cancelVisit") assertOpen(step, change);
  if (change.kind === "visit") {
    const window = findWindow(context, change);
    const refusal = "This time is full. Please choose another.";
    return { text: formatWindow(window), candidates: [window], refusal };
  }
  if (change.kind === "proposeVisit") return planProposal(step, change.times);
  const ended = endVisit(context, row, "canceled");
  // A second try finds it canceled by the first.
  const visit = ended.visit ?? (isBegun ? canceledWindow(row) : undefined);
  if (!visit) throw new AppError("invalid", "There is no visit to cancel.");
  // A request that stays open still needs a visit: its visitor waits for another time.
  const owed = isClosed(step.record, row) ? {} : { timesDueSince: row.timesDueSince ?? context.now().toISOString() };
  return { text: formatWindow(visit), set: { ...ended.set, ...owed } };
}

/** Books a visit, proposes times for one, beside one that is booked, or cancels it, and tells the visitor.
 * @returns what to note of it
 * @throws AppError invalid for a time that is past, not in the calendar or full */
export async function changeVisit(
  step: VisitStep,
  change: VisitChange,
): Promise<{ kind: (typeof updateKinds)[VisitChange["kind"]]; text: string }> {
  const { context, record, row } = step;
  if (!("visit" in record.fields)) throw new AppError("invalid", "Nobody visits for this.");
  const kind = updateKinds[change.kind];
  const { text, ...move } = await planMove(step, change);
  const { set: update, due } = await planUpdate(context, row, kind);
  const at = context.now().toISOString();
  // What nobody is told of is no answer; a time that is booked was agreed on by a call at least.
  const isAnswer = change.kind === "visit" || (change.kind === "proposeVisit" && due.length > 0);
  const answered = isAnswer && !row.repliedAt ? { repliedAt: at } : {};
  await moveVisit(context, step, move, (set) => step.write({ set: { ...set, ...update, ...answered }, due }));
  await deliverRecord(context, record, row.id);
  return { kind, text };
}
