/** The focus is lost: focuses the component's row, or the first one, or the page where there is no list. */
export function focusRow(placementId: number | undefined) {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const row = rows.find((element) => element.dataset.row === String(placementId)) ?? rows[0];
    (row ?? document.querySelector('iframe'))?.focus({ preventScroll: !row });
  });
}
