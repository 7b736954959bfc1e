import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { StackContext } from "sst/constructs";
import type { Binding } from "./lambda.ts";
import type { StageSettings } from "./settings.ts";

type ChatModel = NonNullable<StageSettings["chatModel"]>;

/** Calls of a model may also go through an inference profile of the account, whose id starts with a region group. */
function modelArns({ stack }: StackContext, { id, region }: ChatModel): string[] {
  const profile = /^(us|eu|apac|global)\.(.+)$/.exec(id);
  const model = (name: string, where: string) => `arn:${stack.partition}:bedrock:${where}::foundation-model/${name}`;
  if (!profile) return [model(id, region)];
  const profileArn = `arn:${stack.partition}:bedrock:${region}:${stack.account}:inference-profile/${id}`;
  return [profileArn, model(profile[2] ?? "", "*")];
}

/** The assistant's model: this one, through this guardrail, for this many tokens a day. */
export function modelBinding(context: StackContext, chatModel: ChatModel): Binding {
  const { stack } = context;
  const { id, region, dailyTokens, guardrail } = chatModel;
  const guardrailArn = `arn:${stack.partition}:bedrock:${region}:${stack.account}:guardrail/${guardrail?.id}`;
  return {
    environment: {
      CHAT_MODEL_ID: id,
      CHAT_MODEL_REGION: region,
      CHAT_DAILY_TOKENS: String(dailyTokens),
      ...(guardrail ? { CHAT_GUARDRAIL_ID: guardrail.id, CHAT_GUARDRAIL_VERSION: guardrail.version } : {}),
    },
    statements: [
      new PolicyStatement({ actions: ["bedrock:InvokeModel"], resources: modelArns(context, chatModel) }),
      ...(guardrail ? [new PolicyStatement({ actions: ["bedrock:ApplyGuardrail"], resources: [guardrailArn] })] : []),
    ],
  };
}
