// `import "node:http"` in an ES module reads every export once, WebSocket's among them, and that loads all of undici: a
// third of a cold start that nothing here needs. Taken this way, its exports are read when they are used.
module.exports = process.getBuiltinModule("node:http");
