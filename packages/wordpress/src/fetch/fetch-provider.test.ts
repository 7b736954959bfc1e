import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { listenLocally } from "@site/core/listen-locally";
import { expect, test } from "vitest";
import { createBulkhead } from "./bulkhead.ts";
import { fetchProvider } from "./fetch-provider.ts";

/** A large page that gets much smaller, so that its end has come long before it is unpacked. */
const page = Array.from({ length: 40_000 }, (_, index) => `<p>Window ${index} of ${index * 7919}</p>`).join("");

test("an answer whose time ends while it is unpacked is a failure, never a part of it", async () => {
  const packed = gzipSync(page);
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(packed);
  });
  const url = new URL(await listenLocally(server));
  const provider = { base: url, assetOrigins: [], hasScripts: false };
  const ends = new Set<string>();
  try {
    // After so many turns of the event loop; the last is later than the answer.
    for (let turns = 0; !ends.has("whole"); turns += 1) {
      const stop = new AbortController();
      let turn = 0;
      const wait = (): unknown => (turn++ < turns ? setImmediate(wait) : stop.abort());
      const reply = fetchProvider(provider, createBulkhead(), { url, accept: "text/html", signal: stop.signal });
      wait();
      ends.add(
        await reply.then(
          ({ text }) => (text === page ? "whole" : "a part"),
          () => "failure",
        ),
      );
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  expect([...ends].sort()).toEqual(["failure", "whole"]);
});
