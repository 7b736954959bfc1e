// Loaded into every process that is measured (`node --import`): Node writes what was run when a process ends by itself,
// and a worker of Vitest, or a server that a test has started, is ended by a signal.
import { takeCoverage } from "node:v8";

process.once("SIGTERM", () => {
  takeCoverage();
  // A server has its own way to end.
  if (process.listenerCount("SIGTERM") === 0) process.exit(143);
});

// Vitest kills a worker half a second after its signal, whether it has written or not; before that it asks it to stop.
if (process.argv[1]?.includes("vitest"))
  process.on("message", (message: object) => {
    if ("type" in message && message.type === "stop") takeCoverage();
  });
