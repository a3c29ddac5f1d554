/** What a conflict is told with, in the form and on the page. */
export const conflictWords = {
  title: 'This component was saved elsewhere meanwhile',
  by: 'By a colleague, or by you in another tab.',
  text: 'Nothing you typed is lost: compare, then save yours over it or take what is stored.',
  same: 'Both are the same.',
  mine: 'Yours',
  theirs: 'Stored now',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  show: 'Show both texts',
} as const;
