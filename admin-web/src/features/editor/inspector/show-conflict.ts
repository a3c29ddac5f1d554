/** The id of the conflict panel, which 'Show both texts' scrolls to. */
export const conflictPanelId = 'component-conflict';

/** Returns whether the panel is visible; in a hidden form it counts as such. */
export function showConflict(): boolean {
  const panel = document.getElementById(conflictPanelId);
  if (!panel?.checkVisibility()) return false;
  panel.scrollIntoView({ block: 'start' });
  panel.focus({ preventScroll: true });
  return true;
}
