// Loaded into a function's process: what its code gives a supplier, 1.5 s for a secret, is no measure on one machine that
// runs everything at once.
const limit = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => limit(20 * ms);
