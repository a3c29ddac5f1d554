import { columnFormats } from '@galley/shared/components/column-formats';
import type { NavbarTab } from '@galley/shared/schemas/site';
import type { FormLabels } from '../../ui/form/form-labels';
import { textOf } from './text-of';

const text = (label: string) => ({ label, show: textOf });

export const tabTextLabels = {
  column1: text('Column 1'),
  column2: text('Column 2'),
  column3: text('Column 3'),
  column4: text('Column 4'),
  footer: text('Footer'),
};

export const navbarTabLabels: FormLabels<Omit<NavbarTab, 'id' | 'revision'>> = {
  title: 'Title',
  format: { label: 'Format', show: (format) => columnFormats[format].label },
  ...tabTextLabels,
};

/** The initial values of a new tab. */
export const newTab: NavbarTab = {
  id: 0,
  title: '',
  format: '4_1-1-1-1',
  column1: '',
  column2: '',
  column3: '',
  column4: '',
  footer: '',
};

/** Replaces a tab with its unsaved values; a new one comes last. */
export const withTab = (tabs: readonly NavbarTab[], typed: NavbarTab): NavbarTab[] =>
  tabs.some(({ id }) => id === typed.id)
    ? tabs.map((tab) => (tab.id === typed.id ? typed : tab))
    : [...tabs, typed];
