import type { Recipe } from './recipe';

export const jobKind: Recipe = {
  title: 'a kind of job',
  mostFiles: 2,
  newFiles: { 'tests/api/versions/clear-site.test.ts': 'job-kind/clear-site.test.ts.txt' },
  additions: [
    {
      file: 'functions/core/job-kinds.ts',
      before: "  'clear-components': kind({",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is of the file that is written
      text: "  'clear-site': kind({ schema: (s) => ({ pageId: s.id }), describe: ({ pageId }) => `Clearing page ${pageId}`, ...ofCompany }),\n",
    },
    {
      file: 'functions/jobs/job-runners.ts',
      before: "  'clear-components': async (",
      text: "  'clear-site': async ({ scope }) => clearSite(scope),\n",
    },
  ],
};
