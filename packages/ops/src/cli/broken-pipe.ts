// Whoever reads the output may end first, as `head -1` does: then nobody is left to tell anything, and the command ends as
// if all had been read. Loaded once, however often commands run in a process.

for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

export {};
