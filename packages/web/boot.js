// Runs inline in every prerendered page, before any module: decides when the application starts, and keeps what a visitor
// presses until it has. Plain script, no build: its text is constant, so its hash can stand in the CSP.
(() => {
  const script = document.currentScript;
  // "idle": after load, when the browser rests, or at the first interaction. "intent": only when a control is used.
  const { entry, start } = script.dataset;
  const controls = "button, [role=tab], input, select, textarea";
  const events = ["pointerdown", "keydown", "focusin", "touchstart"];
  // A query (a FAQ group, a prefilled form) is read by the application, so it can't wait.
  const isEager = start === "idle" || location.search !== "";
  const held = new Set();
  let isStarted = false;

  function hold(event) {
    const target = event.target.closest("button");
    if (!target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(target);
    run();
  }

  function release() {
    document.removeEventListener("click", hold, true);
    for (const event of events) document.removeEventListener(event, onInteraction, true);
  }

  function run() {
    if (isStarted) return;
    isStarted = true;
    // A failed download must not swallow presses for ever: from then on the page behaves like plain HTML.
    import(entry).catch(release);
  }

  function onInteraction(event) {
    if (isEager || event.target.closest?.(controls)) run();
  }

  // Called by the application once it listens itself.
  window.__ready = () => {
    release();
    for (const target of held) if (target.isConnected) target.click();
    held.clear();
  };

  // A form is sent by the application or not at all: the browser's own way would lose what was filled in.
  document.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("click", hold, true);
  for (const event of events) document.addEventListener(event, onInteraction, { capture: true, passive: true });
  if (isEager) {
    addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 2000 }));
  }
})();
