import type { Recipe } from './recipe';

export const role: Recipe = {
  title: 'a role',
  mostFiles: 1,
  newFiles: { 'tests/api/users/reader.test.ts': 'role/reader.test.ts.txt' },
  additions: [
    {
      file: 'shared/permissions.ts',
      before: '} as const satisfies Record<string, RoleRow>;',
      text: "  Reader: { label: 'Reader – reads and comments', may: ['comment'] },\n",
    },
  ],
};
