/** The form has closed, and its focus is lost: focuses the component's row, or the first one. */
export function focusRow(placementId: number | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find((element) => element.dataset.row === String(placementId)) ?? rows[0];
    row?.focus();
  });
}
