// Runs one Lambda bundle once, as the service would: `node run-bundle.ts FILE`, the event as JSON on stdin. The outcome is
// the last line of stdout, after what the function logged itself.
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [, , file = ""] = process.argv;
const { event, timeout } = JSON.parse(await text(process.stdin));
const deadline = Date.now() + timeout * 1000;
const context = {
  awsRequestId: "drill-request",
  functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
  getRemainingTimeInMillis: () => deadline - Date.now(),
};

async function run() {
  try {
    const { handler } = await import(pathToFileURL(file).href);
    return { result: (await handler(event, context)) ?? null };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    // The service writes an unhandled error to the function's log.
    console.error(JSON.stringify({ errorType: name, errorMessage: message }));
    return { thrown: `${name}: ${message}` };
  }
}

const outcome = await run();
process.stdout.write(`\n${JSON.stringify(outcome)}\n`, () => process.exit(0));
