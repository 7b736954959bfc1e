// Loaded into every process that is measured (`node --import`): Node writes what was run when a process ends by itself,
// and a worker of Vitest, or a server that a test has started, is ended by a signal.
import { takeCoverage } from "node:v8";

process.once("SIGTERM", () => {
  takeCoverage();
  // A server has its own way to end.
  if (process.listenerCount("SIGTERM") === 0) process.exit(143);
});
