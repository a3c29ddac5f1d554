/** The keys of the queries about users. Names and one's own profile are among them: saving a user may change both. */
export const userKeys = {
  all: ['users'],
  list: (company: string | undefined) => ['users', 'list', company ?? ''],
  one: (id: number, company: string | undefined) => ['users', id, company ?? ''],
  empty: ['users', 'empty'],
  people: ['users', 'people'],
  profile: ['users', 'profile'],
} as const;
