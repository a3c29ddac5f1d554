import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { Inspector } from './inspector';

it('shows ERROR for a component of an unknown type [1:171] [2:82] [2:259]', () => {
  const chosen = { placement: { id: 4, type: 'Carousel', componentId: 4 }, stored: undefined };
  const version = { versionId: 1, status: 'draft' };
  const data = { page: { id: 7 }, pageComponents: [chosen.placement] };
  const choice = { kind: 'placement', placementId: 4 };
  const props = { data, version, chosen, choice, isReadOnly: false } as never;
  renderScreen(<Inspector {...(props as Parameters<typeof Inspector>[0])} />);
  expect(screen.getByText('ERROR')).toBeTruthy();
});

it('says that a page has no version once its only one was deleted, and how to go on [1:158] [1:163] [1:159]', () => {
  const nothing = { version: undefined, choice: { kind: 'nothing' }, isReadOnly: true } as never;
  renderScreen(<Inspector {...(nothing as Parameters<typeof Inspector>[0])} />);
  expect(screen.getByText('No version')).toBeTruthy();
  expect(screen.getByText(/Create a draft to begin\.$/)).toBeTruthy();
});

it('offers every type again on a page that has them all, by the names that users see [1:10] [1:11] [1:169] [2:82]', async () => {
  serveCalls({ listSavedSections: { body: [] } });
  const allComponentTypes = ['HtmlEditorColumns', 'BannerContainer', 'Announcement', 'ImageForm', 'Blank'];
  const pageComponents = allComponentTypes.map((type, index) => ({ id: index, componentId: index, type }));
  const data = { page: { id: 7 }, pageComponents, allComponentTypes, allComponents: {} };
  const version = { versionId: 1, status: 'draft' };
  const props = { data, version, choice: { kind: 'gallery', at: 0 }, isReadOnly: false } as never;
  renderScreen(<Inspector {...(props as Parameters<typeof Inspector>[0])} />);
  for (const name of [/^Text Editor/, /^Banner/, /^Announcement/, /^Form/, /^Blank/]) {
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  }
});

it('offers no component to add where the version is not a draft, even if it is empty [1:160] [1:162] [1:12]', () => {
  serveCalls({ listSavedSections: { body: [] } });
  const shown = { page: { id: 7 }, versions: [], pageComponents: [] };
  const data = { ...shown, allComponentTypes: ['Blank'], allComponents: {} };
  for (const choice of [{ kind: 'nothing' }, { kind: 'gallery', at: 0 }]) {
    const props = { data, version: { versionId: 1, status: 'live' }, choice, isReadOnly: true } as never;
    renderScreen(<Inspector {...(props as Parameters<typeof Inspector>[0])} />);
    expect(screen.getByText('Select a component')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    cleanup();
  }
});
