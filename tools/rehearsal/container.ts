import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { lambdaRuntimeFile } from "./lambda-runtime.ts";
import type { Outcome } from "./services/functions.ts";

interface Invocation {
  id: string;
  /** The function's ARN. */
  arn: string;
  event: object;
  /** The function's limit, ms. */
  limit: number;
}

/** One copy of a function. It takes one event at a time. */
export interface Container {
  invoke(invocation: Invocation): Promise<Outcome>;
  /** False once the process ended or was ended for taking too long. */
  isUsable(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts a process with Lambda's own runtime for Node, which asks for events and posts results over the runtime API that
 * is served here.
 * @param environment everything that the process finds in its environment, the runtime API's address aside
 * @param internet port that stands for every address outside
 * @param log told each line that the function writes
 */
export function startContainer(
  environment: Record<string, string>,
  internet: number,
  log: (line: string) => void,
): Container {
  let waiting: ServerResponse | undefined;
  let current: (Invocation & { finish: (outcome: Outcome) => void; deadline: number }) | undefined;
  let isSent = false;
  let isEnded = false;

  function hand(): void {
    if (!waiting || !current || isSent) return;
    isSent = true;
    const { id, arn, event, deadline } = current;
    waiting.writeHead(200, {
      "content-type": "application/json",
      "lambda-runtime-aws-request-id": id,
      "lambda-runtime-deadline-ms": String(deadline),
      "lambda-runtime-invoked-function-arn": arn,
      "lambda-runtime-trace-id": "Root=1-00000000-000000000000000000000000;Sampled=0",
    });
    waiting.end(JSON.stringify(event));
    waiting = undefined;
  }

  function finish(outcome: Outcome): void {
    current?.finish(outcome);
    current = undefined;
  }

  // A function that works for seconds has its own connection ended under its result otherwise.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    if (request.url?.endsWith("/invocation/next")) {
      waiting = response;
      hand();
      return;
    }
    const body = await text(request);
    response.writeHead(202).end();
    if (request.url?.endsWith("/response")) finish({ result: JSON.parse(body) });
    else {
      log(body);
      finish({ error: "Failed" });
    }
  });
  server.listen(0, "127.0.0.1");

  const machine = new URL(`./machine.ts?internet=${internet}`, import.meta.url).href;
  const starting = once(server, "listening").then(() => {
    const { port } = server.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--import", machine, lambdaRuntimeFile()],
      {
        cwd: environment.LAMBDA_TASK_ROOT,
        env: { ...environment, AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}` },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", log);
    child.once("exit", () => {
      isEnded = true;
      server.close();
      finish({ error: "Failed" });
    });
    return child;
  });

  async function stop(): Promise<void> {
    const child = await starting;
    if (isEnded) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    server.closeAllConnections();
    await gone;
  }

  return {
    isUsable: () => !isEnded,
    stop,
    invoke: (invocation) =>
      new Promise((resolve) => {
        const limit = setTimeout(() => {
          log(`Task timed out after ${invocation.limit / 1000} seconds`);
          finish({ error: "TimedOut" });
          void stop();
        }, invocation.limit);
        isSent = false;
        current = {
          ...invocation,
          deadline: Date.now() + invocation.limit,
          finish(outcome) {
            clearTimeout(limit);
            resolve(outcome);
          },
        };
        if (isEnded) finish({ error: "Failed" });
        hand();
      }),
  };
}
