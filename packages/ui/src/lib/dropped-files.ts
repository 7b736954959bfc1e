const fileField = "input[type=file]:not([capture])";

function onDrag(event: DragEvent): void {
  const target = event.target as Element | null;
  if (!event.dataTransfer?.types.includes("Files") || target?.closest?.(fileField)) return;
  event.preventDefault();
  const field = target?.closest?.("form")?.querySelector<HTMLInputElement>(fileField);
  if (!field) event.dataTransfer.dropEffect = "none";
  else if (event.type === "drop") {
    field.files = event.dataTransfer.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Gives files that are dropped anywhere in a form to its field for files. Elsewhere they are not taken: the browser would
 * show them in place of the page, and what was typed would be gone. */
export function takeDroppedFiles(): void {
  document.addEventListener("dragover", onDrag);
  document.addEventListener("drop", onDrag);
}
