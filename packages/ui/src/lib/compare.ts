/** Shows as much of the picture before as a slider says, 0 to 100. */
export function compare(range: HTMLInputElement): void {
  range.closest("figure")?.style.setProperty("--share", `${range.value}%`);
  range.setAttribute("aria-valuetext", `${range.value} percent before`);
}
