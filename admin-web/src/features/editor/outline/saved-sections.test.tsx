import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { useFoundSections } from './saved-sections';

function Found() {
  const { found, aboutOf } = useFoundSections('');
  return found.map((section) => <p key={section.savedSectionId}>{aboutOf(section)}</p>);
}

it('a saved section of an unknown type is called ERROR, and others by their type [1:171] [2:82] [2:259] [1:11]', async () => {
  const saved = { savedBy: 0, savedAt: '2026-11-20T12:00:00.000Z' };
  const sections = ['Carousel', 'HtmlEditorColumns'].map((type, savedSectionId) => ({
    ...saved,
    savedSectionId,
    type,
    name: type,
  }));
  serveCalls({ listSavedSections: { body: sections }, getCompanyName: { body: { timeZone: 'UTC' } } });
  renderScreen(<Found />);
  expect(await screen.findByText(/^ERROR · /)).toBeTruthy();
  expect(screen.getByText(/^Text Editor · /)).toBeTruthy();
});
