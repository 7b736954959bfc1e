/** Findings of cdk-nag that stand, each with the reason. A finding without an entry here fails the tests, and so does an entry without a finding. */
export const suppressions = [
  {
    rule: "AwsSolutions-IAM4",
    at: /CustomResource/,
    reason: "SST and CDK make these functions for their own work during a deployment; ours have roles of their own.",
  },
  {
    rule: "AwsSolutions-L1",
    at: /CustomResource/,
    reason:
      "SST 2.49.8 and CDK pin the runtime of their deployment helpers; the template overrides it, unseen by the rule.",
  },
  {
    rule: "AwsSolutions-SMG4",
    at: /-Secrets\//,
    reason:
      "A rotation must reach CloudFront and functions together: one number in stacks/settings.ts and a deployment.",
  },
  {
    rule: "AwsSolutions-APIG4",
    at: /-(Api|Office)\/(Office)?Api\/Route_/,
    reason: "Public by specification (W-01). Handlers refuse requests that did not come through CloudFront.",
  },
  {
    rule: "AwsSolutions-SQS3",
    at: /-Background\/(UndeliveredNotices|FailedRuns)\//,
    reason: "These are the dead-letter queues; the rule does not know on-failure destinations.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::*]",
    at: /(notifyRecords|sweepPending|indexRecords|requestSignInCode|changeRequest|changeRecord|sendDigests|receiveText|takeInTexts)Role/,
    reason: "dynamodb:ListStreams and ses:GetAccount know no resource; all other actions name theirs.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:logs:",
    at: /-Background\/StaffRead\//,
    reason: "Staff read the logs of this stage's functions, whose names all begin alike, and of no other stage.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:bedrock:*::foundation-model/",
    at: /sendChatMessageRole/,
    reason: "An inference profile hands a call to any region of its group; the model is named.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::<Pages",
    at: /S3UploaderPolicy/,
    reason: "SST's uploader writes the pages of a deployment, whose names change; only into the site's own bucket.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::<OfficePages",
    at: /S3UploaderPolicy/,
    reason: "SST's uploader writes the office's files, whose names change; only into the office's own bucket.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-",
    at: /S3UploaderPolicy/,
    reason: "SST's uploader reads what the deployment put into the bootstrap bucket under hashed names.",
  },
  {
    rule: "AwsSolutions-S1",
    at: /-(Web|Office)\/(Office)?Pages\//,
    reason: "Only CloudFront reads the bucket, and it holds nothing but the scripts and pages that a build has made.",
  },
  {
    rule: "AwsSolutions-S1",
    at: /-Data\/Files\//,
    reason:
      "Access logs hold visitors' addresses, which we promise not to keep; each link is signed by a function's log.",
  },
  {
    rule: "AwsSolutions-IAM5[Resource::<Files",
    at: /-(Api|Office|Background)\//,
    reason: "Keys are made as files come: a function is held to what came in, or to what is kept, of this one bucket.",
  },
  {
    rule: "AwsSolutions-CFR3",
    at: /Distribution/,
    reason:
      "Access logs hold visitors' addresses, which we promise not to keep; CloudFront's and WAF's metrics remain.",
  },
  {
    rule: "AwsSolutions-CFR1",
    at: /Distribution/,
    reason: "Homeowners travel and have relatives elsewhere; nothing here is bound to a country.",
  },
] as const;
