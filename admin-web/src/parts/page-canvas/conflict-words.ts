/** The texts of a conflict, in the form and on the page. */
export const conflictWords = {
  title: 'This component was changed elsewhere',
  by: 'By a colleague, or by you in another tab.',
  text: 'Nothing you typed is lost: compare both, then keep yours or take the saved one.',
  same: 'Both are the same.',
  mine: 'Yours',
  theirs: 'Saved now',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  show: 'Show both texts',
} as const;
