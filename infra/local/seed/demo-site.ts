import type { ColumnFormat } from '@galley/shared/components/column-formats';
import type { siteFonts } from '@galley/shared/schemas/site';

/** What a demo company's site is made of; the seed makes it with the same calls that people use. */
export type DemoComponent =
  | { type: 'Announcement'; componentName: string; announcementText: string }
  | { type: 'Blank'; componentName: string; height: number }
  | {
      type: 'HtmlEditorColumns';
      componentName: string;
      format: ColumnFormat;
      borderStyle: 'none' | 'float';
      column1?: string;
      column2?: string;
      column3?: string;
      column4?: string;
    };

export interface DemoPage {
  name: string;
  friendlyUrl: string;
  title: string;
  description: string;
  keywords: string;
  showOnMenu?: boolean;
  components: DemoComponent[];
  children?: DemoPage[];
  /** Left as a draft that nobody has submitted yet, so that the list shows one. */
  isDraft?: boolean;
}

export interface DemoCompany {
  key: string;
  adminEmail: string;
  editor?: { email: string; firstName: string; lastName: string; phoneNumber: string };
  settings: {
    companyName: string;
    copyrightName: string;
    address: string;
    telephone: string;
    primaryColor: string;
    font: (typeof siteFonts)[number];
    facebookLink?: string;
    instagramLink?: string;
    linkedinLink?: string;
    youtubeLink?: string;
  };
  footer: { contentColumn1: string; contentColumn2: string; contentColumn3: string };
  home: DemoPage;
  pages: DemoPage[];
}

/** A Text Editor component with its columns from left to right given by field. */
export function text(
  componentName: string,
  format: ColumnFormat,
  columns: Partial<Record<'column1' | 'column2' | 'column3' | 'column4', string>>,
  borderStyle: 'none' | 'float' = 'none',
): DemoComponent {
  return { type: 'HtmlEditorColumns', componentName, format, borderStyle, ...columns };
}
