const { GOGC, NODE_COMPILE_CACHE } = process.env;

/** Where a run says what saves its programs work and changes nothing else (`tests/run.ts`): what is started in an
 * environment of its own takes it over. */
export const thrift = { GOGC, NODE_COMPILE_CACHE };
