import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "@site/core/listen-locally";

/** A stack of the account, as CloudFormation lists it. */
interface StubStack {
  status?: string;
  outputs?: Record<string, string>;
  /** Physical id -> status of the resource. */
  resources?: Record<string, string>;
}

/** What the account holds; a test states what differs from one that is ready. */
export interface Cloud {
  concurrency: { limit: number; unreserved: number };
  mail: { isProduction: boolean; isSending: boolean; perDay: number };
  /** Domain -> whether it is verified. */
  identities: Record<string, boolean>;
  distributions: { id: string; aliases: string[] }[];
  /** ARN -> status and names. */
  certificates: Record<string, { status: string; names: string[] }>;
  /** Id -> name and records in it. */
  zones: Record<string, { name: string; records: string[] }>;
  stacks: Record<string, StubStack>;
  logGroups: string[];
  tables: string[];
  queues: string[];
  secrets: string[];
  buckets: string[];
  parameters: Record<string, string>;
  /** Model -> what the account still lacks for it; "" when it may be used. */
  models: Record<string, "" | "access" | "agreement" | "region">;
  /** Numbers that send texts, and whether the account may text everybody. */
  texts: { tier: "SANDBOX" | "PRODUCTION"; numbers: Record<string, string | boolean>[] };
  /** Services that refuse these credentials. */
  denied: string[];
}

type Answer = { status?: number; body: string | object };

const members = (name: string, items: readonly string[]) => `<${name}>${items.join("")}</${name}>`;

const error = (status: number, code: string, message: string) => ({
  xml: {
    status,
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  },
  json: { status, body: { __type: code, message } },
});

/** CloudFormation and STS: parameters of a form, answered in XML. */
function query(parameters: URLSearchParams, { stacks }: Cloud): Answer {
  const action = parameters.get("Action") ?? "";
  const wanted = parameters.get("StackName");
  const reply = (content: string) => ({
    body: `<${action}Response><${action}Result>${content}</${action}Result></${action}Response>`,
  });
  if (action === "GetCallerIdentity")
    return reply("<Account>123456789012</Account><Arn>arn:aws:iam::123456789012:user/x</Arn><UserId>X</UserId>");
  if (wanted && !stacks[wanted]) return error(400, "ValidationError", `Stack with id ${wanted} does not exist`).xml;
  if (action === "ListStackResources") {
    const each = Object.entries(stacks[wanted ?? ""]?.resources ?? {}).map(
      ([id, status]) =>
        `<member><LogicalResourceId>x</LogicalResourceId><PhysicalResourceId>${id}</PhysicalResourceId><ResourceStatus>${status}</ResourceStatus></member>`,
    );
    return reply(members("StackResourceSummaries", each));
  }
  const shown = Object.entries(stacks).filter(([name]) => !wanted || name === wanted);
  const each = shown.map(([name, { status = "CREATE_COMPLETE", outputs = {} }]) => {
    const pairs = Object.entries(outputs).map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    );
    return `<member><StackName>${name}</StackName><StackStatus>${status}</StackStatus><CreationTime>2026-01-01T00:00:00Z</CreationTime>${members("Outputs", pairs)}</member>`;
  });
  return reply(members("Stacks", each));
}

/** Services that take an action in the header `x-amz-target` and speak JSON 1.0 or 1.1. */
function target(action: string, input: Record<string, string>, cloud: Cloud): Answer {
  const answers: Record<string, () => Answer> = {
    DescribeCertificate() {
      const found = cloud.certificates[input.CertificateArn ?? ""];
      if (!found) return error(400, "ResourceNotFoundException", "no such certificate").json;
      const [DomainName] = found.names;
      return {
        body: {
          Certificate: {
            Status: found.status,
            DomainName,
            SubjectAlternativeNames: found.names,
            NotAfter: 1_830_000_000,
          },
        },
      };
    },
    DescribeLogGroups: () => ({
      body: {
        logGroups: cloud.logGroups
          .filter((name) => name.startsWith(input.logGroupNamePrefix ?? ""))
          .map((logGroupName) => ({ logGroupName })),
      },
    }),
    DescribeAccountAttributes: () => ({
      body: { AccountAttributes: [{ Name: "ACCOUNT_TIER", Value: cloud.texts.tier }] },
    }),
    DescribePhoneNumbers: () => ({ body: { PhoneNumbers: cloud.texts.numbers } }),
    ListTables: () => ({ body: { TableNames: cloud.tables } }),
    ListQueues: () => ({
      body: {
        QueueUrls: cloud.queues
          .filter((name) => name.startsWith(input.QueueNamePrefix ?? ""))
          .map((name) => `https://sqs.us-east-1.amazonaws.com/123456789012/${name}`),
      },
    }),
    ListSecrets: () => ({
      body: {
        SecretList: cloud.secrets.map((Name) => ({
          Name,
          ARN: `arn:aws:secretsmanager:us-east-1:123456789012:secret:${Name}-a1b2c3`,
        })),
      },
    }),
    GetParameter() {
      const Value = cloud.parameters[input.Name ?? ""];
      return Value
        ? { body: { Parameter: { Name: input.Name, Value } } }
        : error(400, "ParameterNotFound", "no such parameter").json;
    },
  };
  return answers[action]?.() ?? error(400, "UnknownOperationException", action).json;
}

/** Lambda and SES: addressed by path, answered in JSON. */
function restJson(service: string, address: string, { concurrency, mail, identities }: Cloud): Answer {
  if (service === "lambda") {
    const { limit, unreserved } = concurrency;
    return { body: { AccountLimit: { ConcurrentExecutions: limit, UnreservedConcurrentExecutions: unreserved } } };
  }
  if (address === "/v2/email/account") {
    const SendQuota = { Max24HourSend: mail.perDay, MaxSendRate: 14, SentLast24Hours: 0 };
    return { body: { ProductionAccessEnabled: mail.isProduction, SendingEnabled: mail.isSending, SendQuota } };
  }
  const isVerified = identities[decodeURIComponent(address.split("/").at(-1) ?? "")];
  return isVerified === undefined
    ? error(404, "NotFoundException", "no such identity").json
    : { body: { VerifiedForSendingStatus: isVerified, DkimAttributes: { Tokens: ["token1"] } } };
}

function bedrock(address: string, { models }: Cloud): Answer {
  const modelId = decodeURIComponent(address.split("/").at(-1) ?? "");
  const lack = models[modelId];
  if (lack === undefined) return error(404, "ResourceNotFoundException", `no model ${modelId}`).json;
  const toStatus = (name: string) => (lack === name ? "NOT_AVAILABLE" : "AVAILABLE");
  return {
    body: {
      modelId,
      agreementAvailability: { status: toStatus("agreement") },
      authorizationStatus: lack === "access" ? "NOT_AUTHORIZED" : "AUTHORIZED",
      entitlementAvailability: toStatus("access"),
      regionAvailability: toStatus("region"),
    },
  };
}

function cloudFront({ distributions }: Cloud): Answer {
  const items = distributions.map(({ id, aliases }) => {
    const names = aliases.map((name) => `<CNAME>${name}</CNAME>`);
    return `<DistributionSummary><Id>${id}</Id><Aliases>${members("Items", names)}</Aliases></DistributionSummary>`;
  });
  return { body: `<DistributionList><IsTruncated>false</IsTruncated>${members("Items", items)}</DistributionList>` };
}

function route53(address: string, { zones }: Cloud): Answer {
  const zone = zones[address.split("/")[3] ?? ""];
  if (!zone) return error(404, "NoSuchHostedZone", "no such zone").xml;
  const sets = zone.records.map((name) => `<ResourceRecordSet><Name>${name}.</Name><Type>A</Type></ResourceRecordSet>`);
  const body = address.endsWith("/rrset")
    ? `<ListResourceRecordSetsResponse>${members("ResourceRecordSets", sets)}</ListResourceRecordSetsResponse>`
    : `<GetHostedZoneResponse><HostedZone><Name>${zone.name}.</Name></HostedZone></GetHostedZoneResponse>`;
  return { body };
}

function s3(address: string, { buckets }: Cloud): Answer {
  if (address !== "/") return { status: buckets.includes(address.split("/")[1] ?? "") ? 200 : 404, body: "" };
  const each = buckets.map((name) => `<Bucket><Name>${name}</Name></Bucket>`);
  return { body: `<ListAllMyBucketsResult>${members("Buckets", each)}</ListAllMyBucketsResult>` };
}

const getService = ({ headers }: IncomingMessage): string =>
  /Credential=[^/]+\/\d+\/[\w-]+\/([\w-]+)\//.exec(headers.authorization ?? "")?.[1] ?? "";

/** Services by the protocol that they speak. */
const formServices = ["sts", "cloudformation"];
const xmlServices = [...formServices, "cloudfront", "route53", "s3"];

function answer(request: IncomingMessage, body: string, cloud: Cloud): Answer {
  const service = getService(request);
  if (cloud.denied.includes(service)) {
    const refused = error(403, "AccessDeniedException", `not authorized to use ${service}`);
    return xmlServices.includes(service)
      ? error(403, "AccessDenied", `not authorized to use ${service}`).xml
      : refused.json;
  }
  if (formServices.includes(service)) return query(new URLSearchParams(body), cloud);
  const action =
    String(request.headers["x-amz-target"] ?? "")
      .split(".")
      .at(-1) ?? "";
  if (action) return target(action, JSON.parse(body), cloud);
  const [address = "/"] = (request.url ?? "/").split("?");
  if (service === "cloudfront") return cloudFront(cloud);
  if (service === "route53") return route53(address, cloud);
  if (service === "bedrock") return bedrock(address, cloud);
  return service === "s3" ? s3(address, cloud) : restJson(service, address, cloud);
}

/** An account that a stage without a domain can be deployed to for the first time. */
export const readyCloud: Cloud = {
  concurrency: { limit: 1000, unreserved: 1000 },
  mail: { isProduction: true, isSending: true, perDay: 50_000 },
  identities: {},
  distributions: [{ id: "E1OTHER", aliases: ["shop.example.org"] }],
  certificates: {},
  zones: {},
  stacks: {
    CDKToolkit: { outputs: { BootstrapVersion: "28", BucketName: "cdk-assets" } },
    SSTBootstrap: { outputs: { Version: "7.4", BucketName: "sst-state" } },
  },
  logGroups: [],
  tables: [],
  queues: [],
  secrets: [],
  buckets: ["cdk-assets", "sst-state"],
  parameters: { "/cdk-bootstrap/hnb659fds/version": "28" },
  models: {},
  texts: { tier: "PRODUCTION", numbers: [] },
  denied: [],
};

/**
 * An AWS account on loopback that answers in the services' own protocols.
 * @returns its address, and what it holds: a test changes it at will
 */
export async function startStubCloud() {
  const cloud: Cloud = structuredClone(readyCloud);
  const server = createServer(async (request, response: ServerResponse) => {
    const { status = 200, body } = answer(request, await text(request), cloud);
    const isText = typeof body === "string";
    const headers: Record<string, string> = { "content-type": isText ? "text/xml" : "application/x-amz-json-1.1" };
    if (!isText && "__type" in body) headers["x-amzn-errortype"] = String(body.__type);
    response.writeHead(status, headers).end(isText ? body : JSON.stringify(body));
  });
  const endpoint = await listenLocally(server);
  return { endpoint, cloud, close: () => server.close() };
}
