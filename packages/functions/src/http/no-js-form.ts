import { profile } from "@site/company/profile";
import { campaignParameters, type Touch } from "@site/core/contract/attribution";
import type { EndpointDefinition } from "@site/core/contract/endpoint";
import type { FormFields } from "@site/core/contract/form";
import { type Accepted, formBodyLimit } from "@site/core/contract/form-schema";
import {
  filesNotSent,
  hasFileNames,
  keyField,
  type PostedForm,
  postedValues,
  toRequest,
} from "@site/core/contract/no-js-form";
import { apiRoot } from "@site/core/contract/paths";
import { escapeMarkup } from "@site/core/site/markup";
import type { PageData } from "@site/core/site/page-document";
import { type ThankedForm, thanksPath, tokenOf } from "@site/core/site/pages";
import { idFromContent, idFromKey, newId } from "@site/core/store/ids";
import type { HandlerContext } from "../context.ts";
import type { ApiEvent, Middleware } from "./api.ts";
import { toAppError } from "./errors.ts";
import { bodyType, getBody, siteHost, tooLarge } from "./guards.ts";
import { logFailures } from "./log.ts";

/** Where a form stands, for browsers that post it by themselves. */
export interface FormPage {
  fields: FormFields;
  /** Path of the page; asked with the posted values where several have the form. */
  page: string | ((values: Readonly<Record<string, string>>) => string);
  /** Whose words thank for it; the general ones when absent. */
  thanks?: ThankedForm;
}

export interface Posted {
  values: Readonly<Record<string, string>>;
  id: string;
  lacksFiles?: boolean;
}

export const htmlType = "text/html; charset=utf-8";

/** A character may take three bytes of a form's encoding for one of JSON. */
const growth = 3;

export const isPosted = (event: ApiEvent): boolean => bodyType(event) === "application/x-www-form-urlencoded";

/** What a browser sent by itself. @param mostBytes of its encoding @param limit told of where there are more
 * @throws AppError tooLarge */
export function parsePosted(event: ApiEvent, mostBytes: number, limit: number): URLSearchParams {
  const bytes = getBody(event);
  if (bytes.byteLength > mostBytes) throw tooLarge(limit);
  return new URLSearchParams(bytes.toString("utf8"));
}

const getPage = ({ page }: FormPage, values: Readonly<Record<string, string>>): string =>
  typeof page === "string" ? page : page(values);

/** What the page's own script would say of the visit, as far as the address of the form's page tells. */
function getVisit(event: ApiEvent, page: string): { sourcePage: string; attribution: { last: Touch } } {
  const from = URL.parse(event.headers.referer ?? "");
  const isOurs = from?.host === siteHost(event) && !from?.pathname.startsWith(apiRoot);
  const sourcePage = isOurs ? (from?.pathname ?? page) : page;
  const parameters = campaignParameters.flatMap((name) => {
    const value = isOurs && from?.searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  return { sourcePage, attribution: { last: { ...Object.fromEntries(parameters), landingPath: sourcePage } } };
}

/** When not even the form's page can be rendered. */
export const plainPage = (message: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(profile.company)}</title>
<p>${escapeMarkup(message)}</p><p>Go back to find what you typed, or call us at ${profile.phone}.</p></html>`;

async function renderAgain(context: HandlerContext, path: string, data: PageData): Promise<string> {
  // Late: what heads say of all pages is much to read for a form that is well.
  const { renderBuiltPage } = await import("./render-built-page.ts");
  return renderBuiltPage(context, { path, data, isRefused: true });
}

/** Reads what a browser posts without script and answers with a page: the thanks, or the form again with what was typed
 * and what is wrong. The status is the API's own; JSON is left alone. */
export const noJsForm = (
  context: HandlerContext,
  { path, bodyLimit = formBodyLimit }: EndpointDefinition,
  form: FormPage,
): Middleware => ({
  before({ event }) {
    if (!isPosted(event)) return;
    const sent = parsePosted(event, growth * bodyLimit, bodyLimit);
    const values = postedValues(form.fields, sent);
    const fromContent = () =>
      idFromContent(`${path} ${JSON.stringify(values)}`, context.settings.signingKey, context.now());
    const id = idFromKey(sent.get(keyField) ?? undefined, fromContent);
    event.isBodyRead = true;
    event.posted = { values, id, lacksFiles: hasFileNames(sent) };
    event.json = {
      ...toRequest(form.fields, values),
      subject: sent.get("subject") ?? "",
      ...getVisit(event, getPage(form, values)),
    };
    if (Buffer.byteLength(JSON.stringify(event.json)) > bodyLimit) throw tooLarge(bodyLimit);
  },
  after(request) {
    const { posted } = request.event;
    if (!posted) return;
    request.event.accepted = request.response?.statusCode;
    const { page } = JSON.parse(request.response?.body ?? "{}") as Partial<Accepted>;
    // With an end of its own: else the browser adds that of the form's address.
    const location = `${thanksPath(form.thanks, page && tokenOf(page), posted.lacksFiles)}#main`;
    const headers = { "content-type": htmlType, location };
    request.response = { statusCode: 303, headers, body: "" };
  },
  async onError(request) {
    const { event, response } = request;
    if (!isPosted(event) || !response) return;
    const { message, body } = toAppError(request.error);
    const { values, lacksFiles } = event.posted ?? {};
    const { fields: errors = {} } = body;
    const hasErrors = Object.keys(errors).some((name) => name in form.fields);
    // What may have been stored although its answer was lost comes again under the same key.
    const key = (Number(response.statusCode) >= 500 && event.posted?.id) || newId();
    const alert = [...(hasErrors ? [] : [message]), ...(lacksFiles ? [filesNotSent] : [])].join(" ");
    const shown: PostedForm | undefined = values && { values, errors, message: alert, key };
    const [rendered] = await Promise.allSettled([
      shown ? renderAgain(context, getPage(form, shown.values), { [path]: shown }) : plainPage(message),
    ]);
    logFailures("render form", request.context, [rendered]);
    response.headers = { ...response.headers, "content-type": htmlType };
    response.body = rendered.status === "fulfilled" ? rendered.value : plainPage(message);
  },
});
