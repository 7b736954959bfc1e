// Loaded into a function's process before the runtime: the machine that it runs on. Every TLS connection of the process
// ends, in the clear, at the one port of this machine's internet, which reads from `Host` who was meant.
import { registerHooks, syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";
import "./slow-timeouts.ts";

const port = Number(new URL(import.meta.url).searchParams.get("internet"));

function connect(): net.Socket {
  const socket = net.connect(port, "127.0.0.1");
  socket.once("connect", () => socket.emit("secureConnect"));
  return Object.assign(socket, { authorized: true, encrypted: true, alpnProtocol: false });
}

Object.assign(tls, { connect });
syncBuiltinESMExports();

// The runtime's compiled part is Lambda's own; the rehearsal brings one that speaks the same protocol.
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith("/rapid-client.node")) return next(specifier, context);
    const url = new URL("./rapid-client.ts", import.meta.url).href;
    return { url, format: "module-typescript", shortCircuit: true };
  },
});
