/** The conflict panel's element, which 'Show both texts' beside the state of the form leads to. */
export const conflictPanelId = 'component-conflict';

/** Answers whether the panel is in sight: a form that is put away has it no less. */
export function showConflict(): boolean {
  const panel = document.getElementById(conflictPanelId);
  if (!panel?.checkVisibility()) return false;
  panel.scrollIntoView({ block: 'start' });
  panel.focus({ preventScroll: true });
  return true;
}
