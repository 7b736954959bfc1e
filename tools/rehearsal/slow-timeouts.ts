// Loaded into a function's process: what its code gives a supplier, 1.5 s for a secret and 0.3 and 1 s for the table, is
// no measure on one machine that runs everything at once.
import { slowness } from "./slowness.ts";

const limit = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => limit(slowness * ms);

const { setTimeout: set } = globalThis;
const ofTable = [300, 1000];
const patient = (call: () => void, ms = 0, ...more: []) =>
  set(call, ofTable.includes(ms) ? slowness * ms : ms, ...more);
globalThis.setTimeout = Object.assign(patient, set);
