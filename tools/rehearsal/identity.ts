import { account, type Properties, region, toText } from "./value.ts";

interface Identity {
  ref: string;
  attributes?: Record<string, string>;
}

interface NamedResource {
  id: string;
  type: string;
  properties: Properties;
}

const getArn = (service: string, resource: string, where = `${region}:${account}`): string =>
  `arn:aws:${service}:${where}:${resource}`;

/** Stands for the name that CloudFormation makes up. */
const generated = ({ id }: NamedResource): string => id.replaceAll("/", "-");

const short = (resource: NamedResource): string => `e${Buffer.from(generated(resource)).toString("hex").slice(-12)}`;

const withArn = (ref: string, arn: string, more: Record<string, string> = {}): Identity => ({
  ref,
  attributes: { Arn: arn, ...more },
});

/** How AWS names each kind of resource: what `Ref` and `Fn::GetAtt` give, by its documentation. */
const kinds: Record<string, (resource: NamedResource, name: (property: string) => string) => Identity> = {
  "AWS::DynamoDB::Table"(_, name) {
    const arn = getArn("dynamodb", `table/${name("TableName")}`);
    return withArn(name("TableName"), arn, { StreamArn: `${arn}/stream/2026-01-01T00:00:00.000` });
  },
  "AWS::SQS::Queue"(_, name) {
    const queue = name("QueueName");
    const url = `https://sqs.${region}.amazonaws.com/${account}/${queue}`;
    return withArn(url, getArn("sqs", queue), { QueueName: queue, QueueUrl: url });
  },
  "AWS::Lambda::Function": (_, name) =>
    withArn(name("FunctionName"), getArn("lambda", `function:${name("FunctionName")}`)),
  "AWS::IAM::Role": (_, name) => withArn(name("RoleName"), getArn("iam", `role/${name("RoleName")}`, `:${account}`)),
  "AWS::S3::Bucket"(_, name) {
    const bucket = name("BucketName").toLowerCase();
    return withArn(bucket, getArn("s3", bucket, ":"), {
      DomainName: `${bucket}.s3.amazonaws.com`,
      RegionalDomainName: `${bucket}.s3.${region}.amazonaws.com`,
    });
  },
  "AWS::ApiGatewayV2::Api"(resource) {
    const id = short(resource);
    return { ref: id, attributes: { ApiId: id, ApiEndpoint: `https://${id}.execute-api.${region}.amazonaws.com` } };
  },
  "AWS::CloudFront::Distribution"(resource) {
    const id = short(resource).toUpperCase();
    return withArn(id, getArn("cloudfront", `distribution/${id}`, `:${account}`), {
      Id: id,
      DomainName: `d${id.slice(1).toLowerCase()}.cloudfront.net`,
    });
  },
  "AWS::CloudFront::Function"(_, name) {
    const arn = getArn("cloudfront", `function/${name("Name")}`, `:${account}`);
    return { ref: arn, attributes: { FunctionARN: arn } };
  },
  "AWS::CloudFront::OriginAccessControl": (resource) => ({ ref: short(resource), attributes: { Id: short(resource) } }),
  "AWS::SecretsManager::Secret": (_, name) => ({ ref: getArn("secretsmanager", `secret:${name("Name")}-AbCdEf`) }),
  "AWS::Logs::LogGroup": (_, name) =>
    withArn(name("LogGroupName"), getArn("logs", `log-group:${name("LogGroupName")}:*`)),
  "AWS::SNS::Topic"(_, name) {
    const arn = getArn("sns", name("TopicName"));
    return { ref: arn, attributes: { TopicArn: arn, TopicName: name("TopicName") } };
  },
  "AWS::SES::EmailIdentity": (_, name) => ({ ref: name("EmailIdentity") }),
  "AWS::Events::Rule": (_, name) => withArn(name("Name"), getArn("events", `rule/${name("Name")}`)),
  "AWS::WAFv2::WebACL": (resource) => withArn(short(resource), getArn("wafv2", `global/webacl/${short(resource)}`)),
};

/** What a resource is called after its deployment. */
export function getIdentity(resource: NamedResource): Identity {
  const name = (property: string) => toText(resource.properties[property]) || generated(resource);
  return kinds[resource.type]?.(resource, name) ?? { ref: generated(resource) };
}
