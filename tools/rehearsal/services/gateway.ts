import { matchPath } from "@site/dev/server/adapter";
import { toEvent } from "@site/dev/server/event";
import type { Answer, Request } from "../internet.ts";
import type { Deployment, Resource } from "../template.ts";
import { account, region, toText } from "../value.ts";
import type { Functions, Lambda } from "./functions.ts";

/** Payload limits of API Gateway and Lambda, bytes. */
const maxRequest = 10 * 1024 * 1024;
const maxResponse = 6 * 1024 * 1024;

/** The service's own answers. */
const refuse = (status: number, message: string): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ message }),
});

interface Route {
  key: string;
  method: string;
  path: string;
  lambda: Lambda;
}

/** A proxy integration's answer: without a statusCode the whole result is a JSON body. */
function toAnswer(result: unknown): Answer {
  if (typeof result !== "object" || result === null || !("statusCode" in result))
    return { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(result) };
  const { statusCode, headers, body, cookies, isBase64Encoded } = result as {
    statusCode: number;
    headers?: Record<string, string | number | boolean>;
    body?: string;
    cookies?: string[];
    isBase64Encoded?: boolean;
  };
  const sent = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: Number(statusCode),
    headers: {
      "content-type": "text/plain; charset=utf-8",
      ...Object.fromEntries(sent),
      ...(cookies?.length ? { "set-cookie": cookies } : {}),
    },
    body: Buffer.from(body ?? "", isBase64Encoded ? "base64" : "utf8"),
  };
}

/** The routes of an HTTP API of the templates, each with its function. */
export function createGateway(
  deployment: Deployment,
  api: Resource,
  { functions, complain }: { functions: Functions; complain: (what: string) => void },
) {
  const own = deployment.resources("AWS::ApiGatewayV2::Route").filter(({ properties }) => properties.ApiId === api.ref);
  const routes = own.map(({ properties }): Route => {
    const key = toText(properties.RouteKey);
    const [method = "", path = ""] = key.split(" ");
    if (path.includes("+}")) throw new Error(`the rehearsal doesn't know the route ${key}`);
    const target = toText(properties.Target).replace(/^integrations\//, "");
    const integration = deployment.find("AWS::ApiGatewayV2::Integration", target).properties;
    if (integration.PayloadFormatVersion !== "2.0") throw new Error(`${key} has no payload format 2.0`);
    return { key, method, path, lambda: functions.byArn(toText(integration.IntegrationUri)) };
  });

  const isDefault = ({ key }: Route) => key === "$default";

  /** Fewer variables win, a method before ANY, `$default` last. @throws URIError on bad percent-encoding */
  function getRoute(
    method: string,
    path: string,
  ): { route: Route; pathParameters: Record<string, string> } | undefined {
    const ranked = routes.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);
    for (const wanted of [method, "ANY"])
      for (const route of ranked.filter((each) => each.method === wanted)) {
        const pathParameters = matchPath(route.path, path);
        if (pathParameters) return { route, pathParameters };
      }
    const route = routes.find(isDefault);
    return route && { route, pathParameters: {} };
  }

  function mayInvoke({ key, path, method, lambda }: Route): boolean {
    const source = `arn:aws:execute-api:${region}:${account}:${api.ref}/$default/${isDefault({ key, path, method, lambda }) ? "$default" : `${method}${path}`}`;
    if (lambda.permits("apigateway.amazonaws.com", source)) return true;
    complain(`the HTTP API may not invoke ${lambda.name} for ${key}`);
    return false;
  }

  /** The function's answer, or the service's own in its place. */
  async function integrate(route: Route, event: object): Promise<Answer> {
    if (!mayInvoke(route)) return refuse(500, "Internal Server Error");
    const outcome = await route.lambda.invoke(event);
    if ("error" in outcome)
      return outcome.error === "Throttled" ? refuse(503, "Service Unavailable") : refuse(500, "Internal Server Error");
    const given = toAnswer(outcome.result);
    return Buffer.byteLength(given.body ?? "") > maxResponse ? refuse(500, "Internal Server Error") : given;
  }

  async function answer({ method, url: target, headers, host, peer, body }: Request): Promise<Answer> {
    if (body.byteLength > maxRequest) return refuse(413, "Request Too Long");
    const url = new URL(target, `https://${host}`);
    let found: ReturnType<typeof getRoute>;
    try {
      found = getRoute(method, url.pathname);
    } catch {
      return refuse(400, "Bad Request");
    }
    if (!found) return refuse(404, "Not Found");
    const { route, pathParameters } = found;
    const forwarded = [headers["x-forwarded-for"], peer].flat().filter(Boolean).join(", ");
    const sent = { ...headers, "x-forwarded-for": forwarded, "x-forwarded-proto": "https", "x-forwarded-port": "443" };
    const request = { method, headers: sent, sourceIp: peer, url, body };
    return integrate(route, toEvent({ ...request, routeKey: route.key, pathParameters }));
  }

  return { answer, host: new URL(api.attribute("ApiEndpoint")).host };
}
