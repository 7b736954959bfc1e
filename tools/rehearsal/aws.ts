import type { Answer, Request } from "./internet.ts";
import type { Functions } from "./services/functions.ts";
import { isAllowed, type Statement } from "./services/iam.ts";

/** A call of a service, told from its signature and protocol. */
export interface Call extends Request {
  /** Operation, "PutItem". */
  operation: string;
  /** The JSON body; empty for services that take none. */
  input: Record<string, unknown>;
}

/** What a caller needs for an operation. */
export interface Need {
  action: string;
  resource: string;
}

export interface Service {
  getOperation?(request: Request): string;
  /** @throws Error for an operation that the rehearsal doesn't know */
  needs(call: Call): Need[];
  answer(call: Call): Promise<Answer> | Answer;
}

/** A refusal in the words of the service: an error's name and a message. */
export const refusal = (name: string, message: string, status = 400): Answer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0", "x-amzn-errortype": name },
  body: JSON.stringify({ __type: name, message }),
});

export const json = (value: object, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/x-amz-json-1.0" },
  body: JSON.stringify(value),
});

/** The staff's own credentials, with which the ops tool is run: an administrator's. */
const staffKey = "AKIASTAFF";

const everything: Statement = { effect: "Allow", actions: ["*"], resources: ["*"] };

function getInput({ body, headers }: Request): Record<string, unknown> {
  if (!/json/.test(headers["content-type"] ?? "") || body.byteLength === 0) return {};
  return JSON.parse(body.toString());
}

/**
 * The one door to AWS: who calls is known by the access key of the signature, and each call is held against the role's
 * statements before its service sees it.
 * @returns the services' answers, and the calls that were refused, in words
 */
export function createAws(services: Record<string, Service>) {
  const refused: string[] = [];
  let functions: Functions | undefined;

  function listStatements(key: string): readonly Statement[] {
    return key === staffKey ? [everything] : (functions?.byAccessKey(key)?.statements ?? []);
  }

  /** What the caller lacks for a call, told to the caller in the service's words; undefined when it may. */
  function refuse(service: Service, call: Call, key: string, status: number): Answer | undefined {
    const caller = functions?.byAccessKey(key)?.name ?? key;
    const lacking = service
      .needs(call)
      .find(({ action, resource }) => !isAllowed(listStatements(key), action, resource));
    if (!lacking) return undefined;
    const { action, resource } = lacking;
    refused.push(`${caller} may not ${action} on ${resource}`);
    const message = `User: ${caller} is not authorized to perform: ${action} on resource: ${resource}`;
    return refusal("AccessDeniedException", message, status);
  }

  async function answer(request: Request): Promise<Answer> {
    // A signed link has it in its query.
    const signed = request.headers.authorization ?? decodeURIComponent(request.url);
    const scope = /Credential=([^/]+)\/\d+\/[\w-]+\/([\w-]+)\//.exec(signed);
    const [, key = "", name = ""] = scope ?? [];
    const service = services[name];
    if (!service) {
      refused.push(`no such service: ${request.method} ${request.host}${request.url} (${name || "not signed"})`);
      return refusal("UnknownOperationException", "the rehearsal doesn't have this service");
    }
    const target = String(request.headers["x-amz-target"] ?? "")
      .split(".")
      .at(-1);
    const call = { ...request, operation: target || service.getOperation?.(request) || "", input: getInput(request) };
    try {
      return refuse(service, call, key, name === "dynamodb" ? 400 : 403) ?? (await service.answer(call));
    } catch (error) {
      refused.push(String(error));
      return refusal("UnknownOperationException", String(error));
    }
  }

  return {
    answer,
    refused,
    /** The functions whose keys are known; they are made once the door has its port. */
    know(made: Functions) {
      functions = made;
    },
  };
}
