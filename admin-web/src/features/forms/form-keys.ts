/** Keys of everything read about forms. Invalidating `all` reads whatever is on the screen again. */
export const formKeys = {
  all: ['forms'],
  list: ['forms', 'list'],
  one: (formId: number) => ['forms', 'one', formId],
} as const;
