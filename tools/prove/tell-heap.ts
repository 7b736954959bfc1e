// Loaded into a server by `--import`: at SIGUSR2 it collects garbage and says how much is left, in MB.
process.on("SIGUSR2", () => {
  globalThis.gc?.();
  console.log(`heap: ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(1)}`);
});
