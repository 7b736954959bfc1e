import { background } from "@site/functions/background";
import { officeRoutes } from "@site/functions/office-routes";
import { pageFunction, type Route, routes } from "@site/functions/routes";
import { expect, test } from "vitest";
import { functions, shared } from "./assembly.ts";

const all = Object.entries<Route>(routes);
const buildKey = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
const only = (type: string) => Object.values(shared.resources(type, "Api"));

test("the API has exactly the routes of the contracts, one function each, and no login [W-01] [W-02]", () => {
  const found = only("AWS::ApiGatewayV2::Route");
  expect(found.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
    [...all.map(([, route]) => buildKey(route)), "$default"].sort(),
  );
  for (const { Properties } of found) expect(Properties.AuthorizationType).toBe("NONE");
  for (const [name] of all) expect(functions[name], name).toBeDefined();
});

const deployed: Record<string, { timeout: number }> = {
  ...routes,
  ...officeRoutes,
  ...background,
  renderPage: pageFunction,
};

test("every function runs Node 24 on arm64 without tracing, for its own time, and ends before the API's 30 s", () => {
  for (const [name, { Properties }] of Object.entries(functions)) {
    // A photo of fifty megapixels takes 200 MB for each time that it is drawn.
    const MemorySize = name === "takeInFile" ? 2048 : 512;
    expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"], MemorySize });
    expect(Properties.TracingConfig).toBeUndefined();
    expect(Properties.Timeout, name).toBe(deployed[name]?.timeout);
    if (name in routes) expect(Properties.Timeout).toBeLessThan(29);
  }
});

test("380 of the account's concurrency of 1,000 stay for forms: what may be shed has a share of its own", () => {
  for (const [name, { pool }] of all)
    expect(functions[name]?.Properties.ReservedConcurrentExecutions !== undefined, name).toBe(
      pool !== undefined && pool !== "traffic",
    );
  const reserved = Object.values(functions).map(({ Properties }) => Properties.ReservedConcurrentExecutions ?? 0);
  expect(reserved.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(620);
});

test("every route has a rate of its own below the stage's, set after the route exists", () => {
  const [stage] = Object.values(shared.resources("AWS::ApiGatewayV2::Stage", "Api"));
  expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 5000, ThrottlingRateLimit: 5000 });
  const settings = stage?.Properties.RouteSettings;
  for (const [, route] of all) {
    const rate = route.pool
      ? { chat: 50, content: 100, assets: 100, pages: 100, traffic: 50 }[route.pool]
      : route.endpoint.method === "POST"
        ? 2000
        : 5000;
    // Visits end in bunches: what a minute brings at once is counted, too.
    const burst = route.pool === "traffic" ? 100 : rate;
    expect(settings[buildKey(route)]).toEqual({ ThrottlingBurstLimit: burst, ThrottlingRateLimit: rate });
  }
  const waitsFor = shared.stacks.find(({ name }) => name === "Api")?.template.Resources;
  const stageResource = Object.values<{ Type: string; DependsOn?: string[] }>(waitsFor).find(
    ({ Type }) => Type === "AWS::ApiGatewayV2::Stage",
  );
  expect(stageResource?.DependsOn).toEqual(
    expect.arrayContaining(Object.keys(shared.resources("AWS::ApiGatewayV2::Route", "Api"))),
  );
});

test("the API answers nobody who did not come through CloudFront: every route checks the two newest secrets", () => {
  for (const [name] of all) {
    const { SECRET_IDS } = functions[name]?.Properties.Environment.Variables ?? {};
    expect(JSON.parse(SECRET_IDS).ORIGIN_SECRETS).toEqual([
      "contractor-site/test/origin-3",
      "contractor-site/test/origin-2",
    ]);
  }
});

test("no function's configuration holds a secret, and none switches the rate limit off", () => {
  for (const { Properties } of Object.values(functions)) {
    const variables = Object.keys(Properties.Environment?.Variables ?? {});
    expect(variables.filter((name) => /SECRET$|_KEY$|TOKEN$|PASSWORD|RATE_LIMIT/.test(name))).toEqual([]);
  }
});

test("functions log for a month, and the API's log holds neither addresses nor user agents", () => {
  const groups = Object.values(shared.resources("AWS::Logs::LogGroup"));
  expect(groups.length).toBeGreaterThanOrEqual(Object.keys(functions).length);
  for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(30);
  const [stage] = only("AWS::ApiGatewayV2::Stage");
  expect(stage?.Properties.AccessLogSettings.Format).not.toMatch(/sourceIp|userAgent|path"|queryString/i);
});

test("there is no CORS: the site and its API share an origin", () => {
  for (const { Properties } of only("AWS::ApiGatewayV2::Api")) expect(Properties.CorsConfiguration).toBeUndefined();
});
