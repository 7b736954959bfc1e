import { failedSmsEvents } from "@site/core/sms/receipts";
import { type BackgroundTask, background } from "@site/functions/background";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import { CfnConfigurationSet } from "aws-cdk-lib/aws-smsvoice";
import { Topic } from "aws-cdk-lib/aws-sns";
import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { type Function as Lambda, type StackContext, use } from "sst/constructs";
import { bindingsFor, getPublicAddress, smsConfigurationSet } from "./bindings.ts";
import { Data, newQueue } from "./data.ts";
import { Email } from "./email.ts";
import { newLambda } from "./lambda.ts";
import { Office } from "./office.ts";
import { getStageSettings, isWatched } from "./settings.ts";
import { addStaffPolicies } from "./staff.ts";
import {
  changedRows,
  newPending,
  runEvery,
  runOnUpload,
  subscribeToQueue,
  subscribeToStream,
  urgentPending,
} from "./triggers.ts";
import { Web } from "./web.ts";

/** Where AWS End User Messaging puts what it reports of our texts, and the texts to our number, once it is told so
 * (docs/runbook.md). */
function newSmsTopic(context: StackContext): Topic {
  const { stack } = context;
  const topic = new Topic(stack, "Texts", { enforceSSL: true });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal("sms-voice.amazonaws.com")],
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
  );
  new CfnConfigurationSet(stack, "TextReports", {
    configurationSetName: smsConfigurationSet(context),
    eventDestinations: [
      {
        eventDestinationName: "Failures",
        enabled: true,
        matchingEventTypes: [...failedSmsEvents],
        snsDestination: { topicArn: topic.topicArn },
      },
    ],
  }).node.addDependency(topic);
  stack.addOutputs({ TextsTopic: topic.topicArn });
  return topic;
}

/** Everything that runs behind the stream, the queue, the topic and the clock; each failure ends in a queue of its own kind. */
export function Background(context: StackContext) {
  const { app } = context;
  const { table, fallbackQueue, files } = use(Data);
  const { feedback } = use(Email);
  const { site } = use(Web);
  const address = site?.customDomainUrl ?? site?.url;
  const { site: office } = use(Office);
  const officeUrl = office?.customDomainUrl ?? office?.url;
  const officeAddress = officeUrl ? { environment: { OFFICE_URL: officeUrl } } : {};
  const provided = { ...bindingsFor(context), officeAddress, ...getPublicAddress(address) };
  const undelivered = newQueue(context, "UndeliveredNotices");
  const failedRuns = newQueue(context, "FailedRuns");

  function connect(lambda: Lambda, { trigger }: BackgroundTask): void {
    if (trigger === "newNotices")
      subscribeToStream(lambda, table, { patterns: [newPending, urgentPending], failed: undelivered, seconds: 5 });
    else if (trigger === "changedRows")
      subscribeToStream(lambda, table, { patterns: [changedRows], failed: failedRuns, seconds: 1 });
    else if (trigger === "fallbackQueue") subscribeToQueue(lambda, fallbackQueue);
    else connectAsync(lambda, trigger);
  }

  type AsyncTrigger = Exclude<BackgroundTask["trigger"], "newNotices" | "changedRows" | "fallbackQueue">;

  function connectAsync(lambda: Lambda, trigger: AsyncTrigger): void {
    // Under `sst dev` SST has configured it: a run that stopped in the debugger is not run again.
    if (app.mode !== "dev")
      lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failedRuns) });
    if (trigger === "newFiles") runOnUpload(lambda, files);
    else if (trigger === "newSms") newSmsTopic(context).addSubscription(new LambdaSubscription(lambda));
    else if (trigger === "mailFeedback") feedback.addSubscription(new LambdaSubscription(lambda));
    else runEvery(lambda, trigger.everyMinutes);
  }

  const isStageWatched = isWatched(getStageSettings(app.stage));
  const isDeployed = ({ isOptional, needsWatch, bindings = [] }: BackgroundTask) =>
    (isStageWatched || !needsWatch) &&
    (!isOptional || bindings.every((name) => Object.keys(provided[name]).length > 0));
  const functions = Object.entries<BackgroundTask>(background)
    .filter(([, task]) => isDeployed(task))
    .map(([name, task]) => {
      const bindings = (task.bindings ?? []).map((name) => provided[name]);
      const made = newLambda(context, name, task, { table, bindings });
      connect(made.lambda, task);
      return { name, ...made };
    });
  const sweep = functions.find(({ name }) => name === "sweepPending");
  if (sweep) addStaffPolicies(context, sweep.lambda, undelivered);
  return { functions, undelivered, failedRuns };
}
