// Runs one Lambda bundle once by AWS's own runtime: `node run-in-runtime.ts`, the event as JSON on stdin, bundle and handler
// in the variables that Lambda sets. The outcome is the last line of stdout, after what the function logged itself.
import { registerHooks } from "node:module";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { lambdaRuntimeFile } from "../../../tools/rehearsal/lambda-runtime.ts";
import "../../../tools/rehearsal/slow-timeouts.ts";

const { event, timeout } = JSON.parse(await text(process.stdin));

function end(outcome: object): void {
  process.stdout.write(`\n${JSON.stringify(outcome)}\n`, () => process.exit(0));
}

/** In place of the compiled part of the runtime, which asks the service for events and hands it the results. */
const service = {
  isAsked: false,
  async next() {
    if (this.isAsked) return new Promise(() => {});
    this.isAsked = true;
    const headers = {
      "lambda-runtime-aws-request-id": "drill-request",
      "lambda-runtime-invoked-function-arn": "arn:aws:lambda:us-east-1:123456789012:function:drill",
      "lambda-runtime-deadline-ms": String(Date.now() + timeout * 1000),
    };
    return { bodyJson: JSON.stringify(event), headers };
  },
  done: (_id: string, body: string) => end({ result: JSON.parse(body) }),
  error(_id: string, body: string) {
    const { errorType, errorMessage } = JSON.parse(body);
    end({ thrown: `${errorType}: ${errorMessage}` });
  },
};
Object.assign(globalThis, { drillService: service });

const compiledPart = "rapid-client.node";
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith(compiledPart)
      ? { url: `drill:${compiledPart}`, format: "commonjs", shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === `drill:${compiledPart}`
      ? { format: "commonjs", source: "module.exports = globalThis.drillService", shortCircuit: true }
      : next(url, context),
});

process.on("unhandledRejection", (error) => end({ thrown: String(error) }));
await import(pathToFileURL(lambdaRuntimeFile()).href);
