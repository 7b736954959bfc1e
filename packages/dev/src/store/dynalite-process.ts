// dynalite in a process of its own: it throws out of band when LevelDB refuses it, and takes down whoever runs it.
// Arguments: folder, port.
import dynalite from "dynalite";

const [, , path = "", port = "0"] = process.argv;

process.stdin.resume().once("end", () => process.exit(0));
dynalite({ path, createTableMs: 0 }).listen(Number(port), "127.0.0.1", () => console.log(process.pid));
