import type { Recipe } from './recipe';

export const pageField: Recipe = {
  title: 'a field of a page that versions carry and visitors see',
  mostFiles: 8,
  newFiles: { 'tests/api/pages/subtitle.test.ts': 'page-field/subtitle.test.ts.txt' },
  additions: [
    {
      file: 'shared/page-details.ts',
      before: '  /** Whether an inner page has the side menu;',
      text: "  subtitle: text('Subtitle', 120),\n",
    },
    {
      file: 'admin-web/src/parts/pages/page-form-shown.tsx',
      before: '      <KeywordTags\n',
      text: "      <TextInput {...form.text('subtitle')} readOnly={isReadOnly} maxLength={120} />\n",
    },
    {
      file: 'functions/core/release/renderer.ts',
      before: '      sideMenu: page.sideMenu,\n',
      text: '      subtitle: page.subtitle,\n',
    },
    {
      file: 'public-web/src/page-details.ts',
      before: '  /** Whether it has the side menu;',
      text: '  subtitle?: string | undefined;\n',
    },
    {
      file: 'public-web/src/render-details.tsx',
      before: "    meta('property', 'og:title', title) +\n",
      text: "    meta('name', 'subtitle', page.subtitle ?? '') +\n",
    },
  ],
};
