import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { refusal, type Service } from "../aws.ts";
import type { Answer, Request } from "../internet.ts";
import type { Deployment, Resource } from "../template.ts";
import { account, parseList, region, toObject, toText, type Value } from "../value.ts";
import type { Functions } from "./functions.ts";
import { isAllowed, type Statement } from "./iam.ts";

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
}

/** Bucket and key of a request in the virtual-hosted or the path style. */
function locate({ host, url }: Request): { bucket: string; key: string } {
  const path = decodeURIComponent(url.split("?")[0] ?? "/");
  const named = /^(.+)\.s3[.-]/.exec(host)?.[1];
  if (named) return { bucket: named, key: path.slice(1) };
  const [, bucket = "", ...rest] = path.split("/");
  return { bucket, key: rest.join("/") };
}

const actions: Record<string, string> = {
  GET: "s3:GetObject",
  PUT: "s3:PutObject",
  HEAD: "s3:GetObject",
  DELETE: "s3:DeleteObject",
};

/** The templates' buckets, and the one of the account that holds the deployment's assets. */
export function createBuckets(deployment: Deployment) {
  const stored = new Map<string, StoredObject>();
  const assets = `cdk-hnb659fds-assets-${account}-${region}`;

  async function read(bucket: string, key: string): Promise<StoredObject | undefined> {
    if (bucket !== assets) return stored.get(`${bucket}/${key}`);
    const body = await readFile(join(deployment.directory, `asset.${key}`)).catch(() => undefined);
    return body && { body, headers: {} };
  }

  const service: Service = {
    getOperation: ({ method }) => method,
    needs({ method, ...request }) {
      const { bucket, key } = locate({ method, ...request });
      const action = actions[method];
      if (!action || !key) throw new Error(`the rehearsal's buckets don't know ${method} ${request.url}`);
      return [{ action, resource: `arn:aws:s3:::${bucket}/${key}` }];
    },
    async answer(call) {
      const { bucket, key } = locate(call);
      if (call.method === "PUT") {
        const { "content-type": type = "application/octet-stream", "cache-control": cache } = call.headers;
        const etag = `"${createHash("md5").update(call.body).digest("hex")}"`;
        const headers = { "content-type": type, etag, ...(cache ? { "cache-control": cache } : {}) };
        stored.set(`${bucket}/${key}`, { body: call.body, headers });
        return { status: 200, headers: { etag } };
      }
      if (call.method === "DELETE") {
        stored.delete(`${bucket}/${key}`);
        return { status: 204 };
      }
      const found = await read(bucket, key);
      return found ? { status: 200, ...found } : refusal("NoSuchKey", "The specified key does not exist.", 404);
    },
  };

  /** What a bucket's policy lets a distribution do. */
  function distributionStatements(bucket: string, distribution: string): Statement[] {
    const isFor = (statement: Value): boolean => {
      const { Principal, Condition } = toObject(statement);
      if (typeof Principal !== "object" || toObject(Principal ?? {}).Service !== "cloudfront.amazonaws.com")
        return false;
      const source = toObject(toObject(Condition).StringEquals)["AWS:SourceArn"];
      return parseList(source).includes(distribution);
    };
    return deployment
      .resources("AWS::S3::BucketPolicy")
      .filter(({ properties }) => properties.Bucket === bucket)
      .flatMap(({ properties }) => parseList(toObject(properties.PolicyDocument).Statement))
      .filter(isFor)
      .map((statement) => {
        const { Effect, Action, Resource: on } = toObject(statement);
        const effect = Effect === "Allow" ? "Allow" : "Deny";
        return { effect, actions: parseList(Action).map(toText), resources: parseList(on).map(toText) };
      });
  }

  /** Answers a distribution, whose requests are signed by its origin access control. */
  function answerDistribution(bucket: string, distribution: string, { url, headers }: Request): Answer {
    const statements = distributionStatements(bucket, distribution);
    const key = decodeURIComponent(url.split("?")[0] ?? "/").slice(1);
    const may = (action: string, resource: string) => isAllowed(statements, action, `arn:aws:s3:::${resource}`);
    const denied = { status: 403, headers: { "content-type": "application/xml" }, body: "<Code>AccessDenied</Code>" };
    if (!may("s3:GetObject", `${bucket}/${key}`)) return denied;
    const found = stored.get(`${bucket}/${key}`);
    if (!found) {
      if (!may("s3:ListBucket", bucket)) return denied;
      return { status: 404, headers: { "content-type": "application/xml" }, body: "<Code>NoSuchKey</Code>" };
    }
    if (headers["if-none-match"]?.includes(found.headers.etag ?? "-")) return { status: 304, headers: found.headers };
    return { status: 200, ...found };
  }

  const texts = (value: Value): Value =>
    Array.isArray(value)
      ? value.map(texts)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, texts(item)]))
        : String(value);

  /** Runs SST's own uploader with what the template tells it; CloudFormation hands everything over as text. */
  async function upload({ properties, type, id }: Resource, functions: Functions): Promise<void> {
    const arn = toText(properties.ServiceToken);
    const outcome = await functions.byArn(arn).invoke({
      RequestType: "Create",
      ServiceToken: arn,
      ResponseURL: `https://cloudformation-custom-resource-response.s3.${region}.amazonaws.com/done`,
      StackId: id,
      RequestId: "1",
      LogicalResourceId: id,
      ResourceType: type,
      ResourceProperties: { ...(texts(properties) as object), ServiceToken: arn },
    });
    // SST's uploader reports success even when its own copy that unpacks the files failed.
    if ("error" in outcome || stored.size === 0 || functions.log().includes("FunctionError"))
      throw new Error(`${id} uploaded ${stored.size} objects: ${JSON.stringify(outcome)}\n${functions.log()}`);
  }

  return {
    service,
    answerDistribution,
    /**
     * Uploads the built site into its buckets. What came of it lies in the assembly's folder from then on: the uploader
     * unpacks into /tmp, which two copies of a function don't share on AWS, and here they do.
     */
    async deploySites(functions: Functions) {
      const file = join(deployment.directory, "uploaded.bin");
      const known: Map<string, StoredObject> | undefined = await readFile(file).then(deserialize, () => undefined);
      for (const [key, { body, headers }] of known ?? []) stored.set(key, { body: Buffer.from(body), headers });
      if (known) return;
      for (const resource of deployment.resources("Custom::S3Uploader")) await upload(resource, functions);
      await writeFile(file, serialize(stored));
    },
  };
}

export type Buckets = ReturnType<typeof createBuckets>;
