import { createAws, json, refusal, type Service } from "./aws.ts";
import { type Answer, forwardTo, type Request, type Site, serve } from "./internet.ts";
import { createBuckets } from "./services/buckets.ts";
import { createDistribution } from "./services/distribution.ts";
import { createFunctions } from "./services/functions.ts";
import { createGateway } from "./services/gateway.ts";
import { createMail } from "./services/mail.ts";
import { createQueues, type Queue } from "./services/queues.ts";
import { createSecrets } from "./services/secrets.ts";
import { createStore, type StreamRecord } from "./services/store.ts";
import { createStreamReader } from "./services/stream.ts";
import { createQueueReader, publish, runRule } from "./services/triggers.ts";
import { createTwilio } from "./services/twilio.ts";
import { type Assembly, type Deployment, deploy } from "./template.ts";
import { account, region } from "./value.ts";

interface Invocation {
  /** The function's name. */
  name: string;
  event: object;
}

interface Options {
  assembly: Assembly;
  /** Folder that takes the mails. */
  outbox: string;
  /** Host -> address on this machine, for what is no service of AWS. */
  outside?: Record<string, string>;
}

/** A stage that was brought up from its templates alone. */
export interface Rehearsal {
  /** The site as a visitor's browser reaches it. */
  url: string;
  /** The office, as the browser of somebody of the staff reaches it. */
  officeUrl: string;
  /** Where AWS answers; for the staff's tool. */
  awsEndpoint: string;
  /** The text service of a stage that is not told to use AWS's. */
  twilio: ReturnType<typeof createTwilio>;
  deployment: Deployment;
  /** What the templates forgot so far: refused calls and lost events, in words. */
  faults(): string[];
  /** Every event that a function was given so far. */
  invocations: readonly Invocation[];
  /** What the functions logged. */
  log(): string;
  /** Triggers the rule that schedules a function. @param name as in the functions' names, "sweepPending" */
  runSchedule(name: string, at?: Date): Promise<void>;
  /** Triggers the rule that hears of what came into the bucket. */
  reportUpload(key: string): Promise<void>;
  /** Publishes to the topic that the mail service reports to. */
  reportMail(message: object): Promise<void>;
  close(): Promise<void>;
}

const identity = `<GetCallerIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><GetCallerIdentityResult>
<Arn>arn:aws:iam::${account}:user/staff</Arn><UserId>AIDASTAFF</UserId><Account>${account}</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;

const tokens: Service = {
  needs: () => [],
  answer: () => ({ status: 200, headers: { "content-type": "text/xml" }, body: identity }),
};

/** Amazon Bedrock without a model: the assistant then answers by itself. A profile's call is one of its model, too. */
const models: Service = {
  getOperation: () => "InvokeModel",
  needs({ url, host }) {
    const id = decodeURIComponent(url.split("/")[2] ?? "");
    const where = /^bedrock-runtime\.([\w-]+)\./.exec(host)?.[1] ?? region;
    const [, model] = /^(?:us|eu|apac|global)\.(.+)$/.exec(id) ?? [];
    const arns = model
      ? [`${where}:${account}:inference-profile/${id}`, `${where}::foundation-model/${model}`]
      : [`${where}::foundation-model/${id}`];
    return arns.map((arn) => ({ action: "bedrock:InvokeModel", resource: `arn:aws:bedrock:${arn}` }));
  },
  answer: () => refusal("ServiceUnavailableException", "no model here", 503),
};

/** AWS End User Messaging, which takes every text. */
const sms: Service = {
  needs: ({ input }) =>
    [`phone-number/${input.OriginationIdentity}`, `configuration-set/${input.ConfigurationSetName}`].map((name) => ({
      action: "sms-voice:SendTextMessage",
      resource: `arn:aws:sms-voice:${region}:${account}:${name}`,
    })),
  answer: () => json({ MessageId: "text" }),
};

/** @throws Error when the templates can't be brought up, naming what is missing */
export async function startRehearsal({ assembly, outbox, outside = {} }: Options): Promise<Rehearsal> {
  const faults: string[] = [];
  const invocations: Invocation[] = [];
  const complain = (what: string) => void faults.push(what);
  const secrets = createSecrets(() => deployment);
  const deployment: Deployment = deploy(assembly, (name) => {
    const value = secrets.value(name);
    if (value === undefined) throw new Error(`no template makes the secret ${name}`);
    return value;
  });

  let readStream: (record: StreamRecord) => void = () => {};
  let readQueue: (queue: Queue) => Promise<void> = async () => {};
  const store = await createStore(deployment, (record) => readStream(record));
  const queues = createQueues(deployment, (queue) => void readQueue(queue));
  const buckets = createBuckets(deployment);
  const lambdas: Service = {
    getOperation: () => "InvokeFunction",
    needs: ({ url }) => [{ action: "lambda:InvokeFunction", resource: functions.byArn(named(url)).arn }],
    async answer({ url, body }) {
      const outcome = await functions.byArn(named(url)).invoke(JSON.parse(body.toString() || "{}"));
      if (!("error" in outcome)) return json({ ...(outcome.result ?? {}) });
      return { ...json({ errorMessage: outcome.error }), headers: { "x-amz-function-error": "Unhandled" } };
    },
  };
  const named = (url: string) => decodeURIComponent(url.split("/")[3] ?? "");
  const aws = createAws({
    dynamodb: store.service,
    sqs: queues.service,
    ses: createMail(deployment, outbox).service,
    secretsmanager: secrets.service,
    s3: buckets.service,
    lambda: lambdas,
    sts: tokens,
    bedrock: models,
    "sms-voice": sms,
  });

  const sites = new Map<string, Site>(Object.entries(outside).map(([host, origin]) => [host, forwardTo(origin)]));
  const twilio = createTwilio();
  sites.set("api.twilio.com", twilio.api);
  sites.set("cloudformation-custom-resource-response.s3.us-east-1.amazonaws.com", () => ({ status: 200 }));
  const answer = (request: Request): Promise<Answer> | Answer => {
    const site = sites.get(request.host);
    if (site) return site(request);
    if (request.host.endsWith(".amazonaws.com") || request.host.startsWith("127.0.0.1")) return aws.answer(request);
    throw new Error(`nobody answers at ${request.host}`);
  };
  const internet = await serve(answer);
  const functions = createFunctions(deployment, internet.port, (name, event) => void invocations.push({ name, event }));
  aws.know(functions);
  const parts = { functions, queues, complain };
  for (const api of deployment.resources("AWS::ApiGatewayV2::Api")) {
    const gateway = createGateway(deployment, api, parts);
    sites.set(gateway.host, gateway.answer);
  }
  const fronts = deployment.resources("AWS::CloudFront::Distribution").map((resource) => {
    const distribution = createDistribution(deployment, resource, {
      buckets,
      sites: (host) => sites.get(host),
      complain,
    });
    for (const host of distribution.hosts) sites.set(host, distribution.answer);
    return { isOffice: /Office/.test(resource.id), answer: distribution.answer };
  });
  const serveFront = async (isOffice: boolean) => {
    const front = fronts.find((each) => each.isOffice === isOffice);
    if (!front) throw new Error(`no template makes the distribution of the ${isOffice ? "office" : "site"}`);
    return serve(front.answer);
  };
  readStream = createStreamReader(deployment, parts);
  readQueue = createQueueReader(deployment, parts);
  await buckets.deploySites(functions);
  const [front, office] = [await serveFront(false), await serveFront(true)];

  return {
    url: `http://127.0.0.1:${front.port}`,
    officeUrl: `http://127.0.0.1:${office.port}`,
    awsEndpoint: `http://127.0.0.1:${internet.port}`,
    twilio,
    deployment,
    faults: () => [...faults, ...aws.refused],
    invocations,
    log: functions.log,
    runSchedule: (name, at = new Date()) => runRule(deployment, parts, name, at),
    reportUpload: (key) =>
      runRule(deployment, parts, "takeInFile", new Date(), {
        "detail-type": "Object Created",
        source: "aws.s3",
        detail: { object: { key } },
      }),
    async reportMail(message) {
      for (const topic of deployment.resources("AWS::SNS::Topic"))
        await publish(deployment, parts, topic, JSON.stringify(message));
    },
    async close() {
      await front.close();
      await office.close();
      await functions.close();
      await internet.close();
      await store.close();
    },
  };
}
