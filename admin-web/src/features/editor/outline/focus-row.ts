/** The form is gone, and the focus with it: it goes back to the component's row, or to the first one. */
export function focusRow(placementId: number | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find((element) => element.dataset.row === String(placementId)) ?? rows[0];
    row?.focus();
  });
}
