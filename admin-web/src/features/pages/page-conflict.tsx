import type { Page } from '@galley/shared/schemas/page';
import { ConflictPanel } from '../../ui/conflict-panel';
import { type PageFormValues, pageFormValues } from './page-form-rules';

const labels: Record<keyof PageFormValues, string> = {
  name: 'Page Name',
  friendlyUrl: 'Friendly URL',
  menu: 'Parent Menu',
  childMenu: 'Child Menu',
  subMenu: 'Sub Menu',
  showOnMenu: 'Show On Menu',
  allowNavigation: 'Allow Navigation',
  openType: 'Open Type',
  scoTitle: 'SEO Title',
  scoMetaDescription: 'SEO Description',
  scoMetaKeywords: 'SEO Keywords',
  noIndex: 'Hide from search engines',
};

interface PageConflictProps {
  /** The page as somebody else has saved it meanwhile. */
  current: Page;
  mine: PageFormValues;
  message: string;
  /** The name of a menu entry. */
  nameOf: (pageId: number) => string;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export function PageConflict({ current, mine, nameOf, ...panel }: PageConflictProps) {
  const theirs = pageFormValues(current);
  const show = (value: PageFormValues[keyof PageFormValues]) => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value === 'number') return nameOf(value);
    return value ?? '';
  };
  const differences = (Object.keys(labels) as (keyof PageFormValues)[])
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({ field: labels[field], theirs: show(theirs[field]), mine: show(mine[field]) }));
  return (
    <ConflictPanel {...panel} title="Somebody else changed this page meanwhile" differences={differences} />
  );
}
