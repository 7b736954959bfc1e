import { pageFunction, type Route, routes } from "@site/functions/routes";
import { CfnRoute, CfnStage } from "aws-cdk-lib/aws-apigatewayv2";
import { RemovalPolicy } from "aws-cdk-lib/core";
import { Api as HttpApi, type Function as Lambda, type StackContext, use } from "sst/constructs";
import { bindingsFor, originBinding } from "./bindings.ts";
import { Data } from "./data.ts";
import { newLambda } from "./lambda.ts";
import { type Cap, getStageSettings, type StageSettings } from "./settings.ts";

const stageRate = 5000;

function getCap({ endpoint, pool }: Route, { caps }: StageSettings): Cap {
  if (pool) return caps[pool];
  return endpoint.method === "POST" ? caps.forms : { perSecond: stageRate };
}

const getThrottle = ({ perSecond, burst = perSecond }: Cap) => ({
  ThrottlingRateLimit: perSecond,
  ThrottlingBurstLimit: burst,
});

/** No address and no user agent: this log holds no personal data. */
const accessLogFormat = JSON.stringify({
  requestId: "$context.requestId",
  time: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  ms: "$context.responseLatency",
  integrationStatus: "$context.integration.integrationStatus",
  error: "$context.error.messageString",
});

/** A Lambda for each route, under the key by which an HTTP API knows it. @param known what else is known of the stage by now */
export function newRoutes(
  context: StackContext,
  routes: Record<string, Route>,
  known: Partial<ReturnType<typeof bindingsFor>> = {},
) {
  const { table } = use(Data);
  const settings = getStageSettings(context.app.stage);
  const provided = { ...bindingsFor(context), ...known };
  return Object.entries(routes).map(([name, route]) => {
    const bindings = [originBinding(context), ...(route.bindings ?? []).map((binding) => provided[binding])];
    const cap = getCap(route, settings);
    const made = newLambda(context, name, route, { table, bindings, reservedConcurrency: cap.reservedConcurrency });
    return { name, route, key: `${route.endpoint.method} ${route.endpoint.path}`, cap, ...made };
  });
}

/** An HTTP API without CORS, whose log holds no personal data, with a rate for each of its routes. */
export function newHttpApi(
  stack: StackContext["stack"],
  id: string,
  entries: readonly { key: string; cap: Cap; lambda: Lambda }[],
): HttpApi {
  const api = new HttpApi(stack, id, {
    cors: false,
    accessLog: { format: accessLogFormat, retention: "one_month" },
    defaults: { throttle: { rate: stageRate, burst: stageRate } },
    routes: Object.fromEntries(entries.map(({ key, lambda }): [string, Lambda] => [key, lambda])),
  });
  const stage = api.cdk.httpApi.defaultStage?.node.defaultChild;
  if (stage instanceof CfnStage) {
    stage.routeSettings = Object.fromEntries(entries.map(({ key, cap }) => [key, getThrottle(cap)]));
    // The service refuses settings of a route that it doesn't have yet.
    for (const child of api.node.findAll()) if (child instanceof CfnRoute) stage.addDependency(child);
  }
  api.cdk.accessLogGroup?.applyRemovalPolicy(RemovalPolicy.DESTROY);
  return api;
}

/** One Lambda for each route of the contracts, so that a slow chat can't hold back a form. */
export function Api(context: StackContext) {
  const { stack, app } = context;
  const { table } = use(Data);
  const settings = getStageSettings(app.stage);
  const provided = bindingsFor(context);
  const entries = newRoutes(context, routes);
  const pageBindings = [originBinding(context), ...pageFunction.bindings.map((name) => provided[name])];
  const pageCap = settings.caps[pageFunction.pool];
  const { lambda: renderPage } = newLambda(context, "renderPage", pageFunction, {
    table,
    bindings: pageBindings,
    reservedConcurrency: pageCap.reservedConcurrency,
  });
  const api = newHttpApi(stack, "Api", [...entries, { key: "$default", cap: pageCap, lambda: renderPage }]);
  stack.addOutputs({ ApiUrl: api.url });
  return { api, accessLog: api.cdk.accessLogGroup, functions: entries };
}
