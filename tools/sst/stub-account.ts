import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";

const account = "123456789012";

const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:iam::${account}:user/builder</Arn><UserId>AIDAEXAMPLE</UserId><Account>${account}</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;

/** What a bootstrapped account says of its two bootstrap stacks. Lower versions would make SST bootstrap them anew. */
const outputs: Record<string, Record<string, string>> = {
  CDKToolkit: { BootstrapVersion: "28", BucketName: `cdk-hnb659fds-assets-${account}-us-east-1` },
  SSTBootstrap: { Version: "7.4", BucketName: "sstbootstrap-example" },
};

const stack = (name: string): string => {
  const members = Object.entries(outputs[name] ?? {}).map(
    ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
  );
  return `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member>
<StackName>${name}</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus>
<Outputs>${members.join("")}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
};

const noStack = (name: string): string =>
  `<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type>
<Code>ValidationError</Code><Message>Stack with id ${name} does not exist</Message></Error></ErrorResponse>`;

/**
 * An AWS account in small, on loopback: answers the three calls that `sst build` makes and refuses every other.
 * @param isBootstrapped whether the account has the two stacks that SST makes in an account once
 * @returns also the calls so far, and the programs that made them as their user agents say
 */
export async function startStubAccount({ isBootstrapped = true } = {}) {
  const calls: string[] = [];
  const agents = new Set<string>();
  const server = createServer(async (request, response) => {
    const parameters = new URLSearchParams(await text(request));
    const action = parameters.get("Action") ?? request.url ?? "";
    const name = parameters.get("StackName");
    calls.push(name ? `${action} ${name}` : action);
    agents.add(request.headers["user-agent"] ?? "");
    const isKnown = action === "DescribeStacks" && name !== null && isBootstrapped;
    const answer = action === "GetCallerIdentity" ? identity : isKnown ? stack(name) : undefined;
    response.writeHead(answer ? 200 : 400, { "content-type": "text/xml" }).end(answer ?? noStack(name ?? ""));
  });
  const endpoint = await listenLocally(server);
  return { endpoint, calls, agents, close: () => server.close() };
}
