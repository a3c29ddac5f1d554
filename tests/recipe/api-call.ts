import type { Recipe } from './recipe';

export const apiCall: Recipe = {
  title: 'a call of the API',
  mostFiles: 4,
  newFiles: {
    'functions/pages/count-pages.ts': 'api-call/count-pages.ts.txt',
    'admin-web/src/features/pages/use-count-pages.ts': 'api-call/use-count-pages.ts.txt',
    'tests/api/pages/count-pages.test.ts': 'api-call/count-pages.test.ts.txt',
  },
  additions: [
    {
      file: 'shared/contract/pages.ts',
      before: "  getPage: call({ ...read, path: '/api/Admin/GetPage',",
      text: "  countPages: call({ ...read, path: '/api/Admin/CountPages', input: noInput, output: z.number() }),\n",
    },
    {
      file: 'functions/pages/handler.ts',
      before: "    getPage: () => import('./get-page'),\n",
      text: "    countPages: () => import('./count-pages'),\n",
    },
  ],
};
