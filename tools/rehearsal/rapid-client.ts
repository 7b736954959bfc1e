import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

interface Answer {
  bodyJson: string;
  headers: IncomingHttpHeaders;
}

const root = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/invocation`;

const ask = (path: string, body?: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(`${root}${path}`, { method: body === undefined ? "GET" : "POST", headers }, async (answer) =>
      resolve({ bodyJson: await text(answer), headers: answer.headers }),
    );
    call.once("error", reject).end(body);
  });

let sent: Promise<unknown> = Promise.resolve();

/** Waits for the next invocation, after the last one's result has arrived. */
export async function next(): Promise<Answer> {
  await sent;
  return ask("/next");
}

export function done(id: string, body: string): void {
  sent = ask(`/${id}/response`, body);
}

export function error(id: string, body: string): void {
  sent = ask(`/${id}/error`, body);
}
