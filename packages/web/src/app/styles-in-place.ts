import { StyleSheet } from "@emotion/sheet";

// Emotion takes over the styles of the prerendered page by putting each in the head once more, and for every one the
// browser computes the styles and the layout of the whole page anew. They already stand where they belong. Imported
// before anything that creates a cache, which is when that happens.
StyleSheet.prototype.hydrate = function hydrate(nodes) {
  this.tags.push(...nodes);
};

// Emotion reads there which styles the page has.
for (const style of document.querySelectorAll<HTMLElement>("style[data-emotion=css]"))
  style.dataset.emotion = `css ${Array.from(style.textContent.matchAll(/\.css-(\w+)/g), ([, name]) => name).join(" ")}`;
