/** The recipe 'A component type' of `docs/where-does-it-go.md`, done: what is written, and what is added to what is there. */
export const newFiles: Record<string, string> = {
  'shared/components/questions.ts': 'questions.ts.txt',
  'public-web/src/components/questions.tsx': 'questions.tsx.txt',
  'public-web/src/components/questions.css': 'questions.css.txt',
  'tests/api/components/questions.test.ts': 'questions.test.ts.txt',
};

/** Before which text of a file what is put. */
export const additions: { file: string; before: string; text: string }[] = [
  {
    file: 'shared/components/dictionary.ts',
    before: '/** The component types that can be created',
    text: "import { questions } from './questions';\n\n",
  },
  {
    file: 'shared/components/dictionary.ts',
    before: '] as const;\n\nexport type Definition ',
    text: '  questions,\n',
  },
  {
    file: 'public-web/src/components/component-view.tsx',
    before: '/** Who looks:',
    text: "import { questionsRenderer } from './questions';\n\n",
  },
  {
    file: 'public-web/src/components/component-view.tsx',
    before: '  Announcement: announcementRenderer,',
    text: '  Questions: questionsRenderer,\n',
  },
  {
    file: 'admin-web/src/features/editor/outline/component-looks.tsx',
    before: '  HtmlEditorColumns: {',
    text: '  Questions: { icon: IconTextCaption, drawing: line(12, 96) },\n',
  },
];

/** Written by `npm run assets -w public-web`. */
export const generated = ['public-web/src/generated/site-assets.ts'];
