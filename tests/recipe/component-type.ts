import type { Recipe } from './recipe';

export const componentType: Recipe = {
  title: 'a component type with a list, an image, a link, rich text and a rule',
  mostFiles: 7,
  newFiles: {
    'shared/components/questions.ts': 'component-type/questions.ts.txt',
    'public-web/src/components/questions.tsx': 'component-type/questions.tsx.txt',
    'public-web/src/components/questions.css': 'component-type/questions.css.txt',
    'tests/api/components/questions.test.ts': 'component-type/questions.test.ts.txt',
  },
  additions: [
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
      before: '/** Who is viewing:',
      text: "import { questionsRenderer } from './questions';\n\n",
    },
    {
      file: 'public-web/src/components/component-view.tsx',
      before: '  Announcement: announcementRenderer,',
      text: '  Questions: questionsRenderer,\n',
    },
    {
      file: 'admin-web/src/parts/components/component-looks.tsx',
      before: '  HtmlEditorColumns: {',
      text: '  Questions: { icon: IconTextCaption, drawing: <rect className={classes.line} width={96} height={6} /> },\n',
    },
    {
      file: 'tests/samples/sentences/refusals.json',
      before: '  "Height must be Small, Medium or Large.",',
      text: '  "Heading is required above several questions.",\n',
    },
  ],
  generated: ['public-web/src/generated/site-assets.ts'],
};
