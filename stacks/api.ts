import { type Route, routes } from "@site/functions/routes";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Api as HttpApi, Function as Lambda, type StackContext, use } from "sst/constructs";
import { Data } from "./data.ts";

/** One Lambda for each route of the contracts, with the table actions that its use-case needs and no others. */
export function Api({ stack }: StackContext) {
  const { table } = use(Data);
  const lambdas = Object.entries<Route>(routes).map(([name, route]) => {
    const { endpoint, module, timeout, tableActions, indexes = [] } = route;
    const lambda = new Lambda(stack, name, {
      handler: `packages/functions/src/${module}.handler`,
      timeout,
      environment: tableActions.length + indexes.length > 0 ? { TABLE_NAME: table.tableName } : {},
    });
    if (tableActions.length > 0) {
      const actions = tableActions.map((action) => `dynamodb:${action}`);
      lambda.addToRolePolicy(new PolicyStatement({ actions, resources: [table.tableArn] }));
    }
    for (const index of indexes) {
      const resources = [`${table.tableArn}/index/${index}`];
      lambda.addToRolePolicy(new PolicyStatement({ actions: ["dynamodb:Query"], resources }));
    }
    return [`${endpoint.method} ${endpoint.path}`, lambda] as const;
  });
  const api = new HttpApi(stack, "Api", { cors: false, routes: Object.fromEntries(lambdas) });
  stack.addOutputs({ ApiUrl: api.url });
  return { api };
}
