import { isCodeOpen } from "@site/core/codes/one-time-code";
import { apiPaths } from "@site/core/contract/paths";
import { listFiles } from "@site/core/files/list-files";
import { loadOfficeClosings } from "@site/core/office/settings/load-office-closings";
import { getVersion } from "@site/core/records/read-records";
import { buildReference } from "@site/core/records/reference";
import { requestUrl } from "@site/core/records/request-link";
import { bookedWindow, canceledWindow, placeOfVisit } from "@site/core/records/stored-visit";
import { codeSubject } from "@site/core/request-page/find-code-way";
import { type FoundRequest, findRequest } from "@site/core/request-page/find-request";
import {
  type AskedAction,
  type Done,
  isDone,
  type RequestPageData,
  type RequestView,
} from "@site/core/request-page/options";
import { showRequest } from "@site/core/request-page/show-request";
import { renderPlainHead } from "@site/core/seo/render-head";
import { escapeMarkup } from "@site/core/site/markup";
import { restoreAddress } from "@site/core/site/page-document";
import { fullTitle, requestPath } from "@site/core/site/pages";
import { calendarFileOf } from "@site/core/visits/calendar-file";
import { describeTimes } from "@site/core/visits/describe-times";
import type { HandlerContext } from "../../context.ts";
import type { RenderedAnswer } from "../../http/page.ts";
import { renderDocument } from "../../http/page-server.ts";
import type { parsePending } from "./pending-change.ts";

interface Shown {
  token: string;
  done?: string;
  /** What was asked and needs a code, or was refused: the page is the answer to a post then. */
  asked?: AskedAction;
  /** What the browser has of a change that waits for its code. */
  pending?: ReturnType<typeof parsePending>;
}

/** What a code was sent for, while that lives and if it is about this record. */
async function findAsked(
  context: HandlerContext,
  found: FoundRequest,
  { codeTo }: RequestView,
  { ticket, change }: NonNullable<Shown["pending"]>,
): Promise<AskedAction | undefined> {
  const isOpen = change && codeTo && (await isCodeOpen(context, ticket, codeSubject(found, change.action)));
  return isOpen ? { ...change, codeSentTo: codeTo } : undefined;
}

/** The booked visit of a record as a file for a calendar, or the canceled one, which it takes out; undefined where there is
 * neither. */
export async function renderVisit(context: HandlerContext, token: string): Promise<RenderedAnswer | undefined> {
  const found = await findRequest(context, token);
  const booked = found && bookedWindow(found.row);
  const window = booked ?? (found && canceledWindow(found.row));
  if (!found || !window) return undefined;
  const { row } = found;
  const place = placeOfVisit(row);
  const body = calendarFileOf(
    {
      id: row.id,
      reference: buildReference(row.id),
      window,
      place,
      sequence: getVersion(row),
      notes: booked ? describeTimes(context, row) : [],
      isCanceled: !booked,
      url: requestUrl(context.settings, found.record.kind, row),
    },
    context.now(),
  );
  return { status: 200, isPrivate: true, type: "text/calendar; charset=utf-8", body };
}

/** What changes nothing in the record. */
const unwritten: readonly Done[] = ["same", "stoppedTexts", "stoppedMails", "resumedMails"];

const doneLife = 10 * 60 * 1000;

/** What was just done stands in the address, which a tab keeps: it is said as long as nothing else has happened since. */
function isJustDone({ now }: HandlerContext, { row }: FoundRequest, done: Done): boolean {
  const { at, by } = row.visitorChanges?.at(-1) ?? {};
  return unwritten.includes(done) || (at !== undefined && !by && now().getTime() - Date.parse(at) < doneLife);
}

/** Nobody learns the page's address by a link on it, and the application finds the address under which it was shown. */
const ownHead = (path: string): string =>
  `<meta name="referrer" content="no-referrer"><link rel="canonical" href="${escapeMarkup(path)}" data-path="${escapeMarkup(path)}">`;

/** The page of a visitor's own record.
 * @returns status 404 for a link that opens nothing, whatever is wrong with it */
export async function renderRequest(
  context: HandlerContext,
  { token, done, asked, pending }: Shown,
): Promise<{ status: 200 | 404; isPrivate: true; body: string }> {
  await loadOfficeClosings(context);
  const found = await findRequest(context, token);
  const view = found && (await showRequest(context, found, token, await listFiles(context, found.row.id, found.noun)));
  const waiting = view && pending && !asked ? await findAsked(context, found, view, pending) : asked;
  const data: RequestPageData = {
    view,
    done: found && isDone(done) && isJustDone(context, found, done) ? done : undefined,
    // A code that was not right is asked for once more.
    asked: waiting && { ...(waiting.errors?.code && view?.codeTo ? { codeSentTo: view.codeTo } : {}), ...waiting },
  };
  const path = requestPath(token, done);
  const title = view ? `${view.title} ${view.reference}` : "Request not found";
  const head = renderPlainHead(fullTitle(asked?.message ? `Error: ${title}` : title), "For its owner only.");
  const body = await renderDocument(context.settings.pagesDir, {
    path,
    head: `${head}${ownHead(path)}${asked ? `<script>${restoreAddress}</script>` : ""}`,
    data: { [apiPaths.changeRequest]: data },
    start: "control",
  });
  return { status: view ? 200 : 404, isPrivate: true, body };
}
