// Translators put <font> elements in the place of texts. React holds on to the texts, and fails when it takes one away or
// puts something before it.

/** What stands in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function removeTolerantly<Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) return removeChild.call(this, child) as Child;
  (standIns.get(child) ?? (child as unknown as ChildNode)).remove();
  return child;
};

Node.prototype.insertBefore = function insertTolerantly<Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
): Child {
  let at: Node | null | undefined = before && (standIns.get(before) ?? before);
  while (at && at.parentNode !== this) at = at.parentNode;
  return insertBefore.call(this, node, at) as Child;
};

const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React has other words: they count, until they are translated, too.
    if (type === "characterData") standIns.get(target)?.replaceWith(target);
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find((each) => each?.nodeName === "FONT");
      if (!font) continue;
      standIns.set(text, font as ChildNode);
      observer.observe(text, { characterData: true });
    }
  }
});

observer.observe(document.body, { childList: true, subtree: true });
