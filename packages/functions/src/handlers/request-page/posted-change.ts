import { formBodyLimit } from "@site/core/contract/form-schema";
import { filesField, filesNotSent, hasFileNames } from "@site/core/contract/no-js-form";
import type { RequestAnswer } from "@site/core/request-page/contract";
import { type AskedAction, type RequestAction, requestActions } from "@site/core/request-page/options";
import { requestPath } from "@site/core/site/pages";
import type { HandlerContext } from "../../context.ts";
import type { ApiEvent, ApiResult, Middleware } from "../../http/api.ts";
import { toAppError } from "../../http/errors.ts";
import { privateHeaders } from "../../http/headers.ts";
import { logFailures } from "../../http/log.ts";
import { htmlType, isPosted, parsePosted, plainPage } from "../../http/no-js-form.ts";
import { parsePending } from "./pending-change.ts";

interface PostedChange {
  token: string;
  action: string;
  code?: string;
  values: Record<string, string>;
  lacksFiles: boolean;
}

/** What a form of the page sent: everything that is not about the form is a value of its fields. */
function parse(event: ApiEvent): PostedChange {
  const sent = parsePosted(event, formBodyLimit, formBodyLimit);
  const { token = "", action = "", code, [filesField]: _, ...values } = Object.fromEntries(sent);
  const lines = Object.entries(values).map(([name, value]) => [name, value.replace(/\r\n?/g, "\n")]);
  return {
    token,
    action,
    code: code || undefined,
    values: Object.fromEntries(lines),
    lacksFiles: hasFileNames(sent),
  };
}

const isAction = (action: string): action is RequestAction => requestActions.some((each) => each === action);

async function show(context: HandlerContext, { token, action, values }: PostedChange, more: Partial<AskedAction>) {
  // Late: what a page is made of is much to read for a change that is well.
  const { renderRequest } = await import("./render-request.ts");
  return renderRequest(context, { token, asked: { action: isAction(action) ? action : "note", values, ...more } });
}

/** Whether the browser has the change from now on, and brings it with every page of the record. */
const isKept = ({ headers }: ApiEvent, { cookies = [] }: ApiResult): boolean =>
  parsePending({ headers, cookies: cookies.map((each) => each.split(";")[0] ?? "") }).change !== undefined;

const headersOfPage = { ...privateHeaders, "content-type": htmlType };

/** Reads what a browser posts from the page of a record and answers with a page: a redirect to the page that says what was
 * done or asks for the code, or the page with what was typed and what is wrong. JSON is left alone. */
export const postedChange = (context: HandlerContext): Middleware => ({
  before({ event }) {
    if (!isPosted(event)) return;
    event.isBodyRead = true;
    event.json = parse(event);
  },
  async after(request) {
    const { event, response } = request;
    if (!event.isBodyRead || !response) return;
    const change = event.json as PostedChange;
    event.accepted = response.statusCode;
    const answer = JSON.parse(response.body ?? "{}") as RequestAnswer;
    const goOn = (location: string) => {
      request.response = { ...response, statusCode: 303, headers: { ...headersOfPage, location }, body: "" };
    };
    if ("done" in answer)
      return goOn(`${requestPath(change.token, change.lacksFiles ? "notedOnly" : answer.done)}#main`);
    if (isKept(event, response)) return goOn(requestPath(change.token));
    const { body } = await show(context, change, { codeSentTo: answer.codeSentTo });
    request.response = { ...response, headers: headersOfPage, body };
  },
  async onError(request) {
    const { event, response } = request;
    if (!isPosted(event) || !response) return;
    const { message, body } = toAppError(request.error);
    const change = event.json as PostedChange | undefined;
    const alert = change?.lacksFiles ? `${message} ${filesNotSent}` : message;
    const [rendered] = await Promise.allSettled([
      change ? show(context, change, { message: alert, errors: body.fields ?? {} }) : { body: plainPage(message) },
    ]);
    logFailures("render request", request.context, [rendered]);
    response.headers = { ...response.headers, ...headersOfPage };
    response.body = rendered.status === "fulfilled" ? rendered.value.body : plainPage(message);
  },
});
