import { retention } from "@site/core/business/retention";
import { listKeys } from "@site/core/contract/form";
import { type FileNoun, fileKinds } from "@site/core/files/options";
import { type Bucket, BucketEncryption, CfnBucket, HttpMethods, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Duration } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";
import { getStageSettings, type StageSettings } from "./settings.ts";
import { newBucket } from "./static-site.ts";

/** Days of the longest months, so that no file goes before its record. */
const daysOf = (noun: FileNoun): number => Math.ceil(retention[noun].months * 30.5);

/** Pages that may send files. Without a domain of its own a stage answers at an address that is made up later. */
const getOrigins = ({ domain }: StageSettings): string[] =>
  domain && domain !== "none" ? [`https://${domain.name}`] : ["https://*.cloudfront.net"];

/** Photos and resumes: nobody reads the bucket but functions, and links that these have signed. What came in and was never read
 * goes after a day, what is kept goes with its record. */
export function newFileBucket(context: StackContext): Bucket {
  const bucket = newBucket(context, "Files", {
    encryption: BucketEncryption.S3_MANAGED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    cors: [
      {
        allowedMethods: [HttpMethods.PUT],
        allowedOrigins: getOrigins(getStageSettings(context.app.stage)),
        allowedHeaders: ["content-type"],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      { prefix: "incoming/", expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ...listKeys(fileKinds).map((noun) => ({ prefix: `kept/${noun}/`, expiration: Duration.days(daysOf(noun)) })),
    ],
  });
  // CDK's own property for it would deploy a function that sets it.
  if (bucket.node.defaultChild instanceof CfnBucket)
    bucket.node.defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
  return bucket;
}

/** Where the bucket answers. */
export const getFilesUrl = (bucket: Bucket): string => `https://${bucket.bucketRegionalDomainName}`;
