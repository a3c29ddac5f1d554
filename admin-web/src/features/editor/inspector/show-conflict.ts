/** The conflict panel's element, which 'Show both texts' beside the state of the form leads to. */
export const conflictPanelId = 'component-conflict';

export function showConflict() {
  const panel = document.getElementById(conflictPanelId);
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
