/** Query keys of forms. Invalidating `all` reads everything on the screen again. */
export const formKeys = {
  all: ['forms'],
  list: ['forms', 'list'],
  one: (formId: number) => ['forms', 'one', formId],
} as const;
