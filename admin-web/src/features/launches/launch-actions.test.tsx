import type { LaunchPage, LaunchWithPages } from '@galley/shared/schemas/launch';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plannedLaunch } from '../../test-support/planned-launch';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { LaunchScreen } from './launch-screen';

const page = (pageId: number, changes: Partial<LaunchPage> = {}): LaunchPage => ({
  pageId,
  pageName: `Page ${pageId}`,
  path: `/page-${pageId}`,
  what: 'publish',
  versionId: 1,
  ...changes,
});

const planned: LaunchWithPages = { ...plannedLaunch, launchId: 1, revision: 1, pageList: [page(4)] };

function show(launch: LaunchWithPages, heldUp: object[] = []) {
  serveCalls({
    getLaunch: { body: launch },
    checkLaunch: { body: heldUp },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
  });
  return renderScreen(<LaunchScreen />, { route: { pattern: '/Launches/:launchId', path: '/Launches/1' } });
}

const prominenceOf = (name: string) => screen.getByRole('button', { name }).getAttribute('data-variant');

describe('a planned launch', () => {
  it('offers publishing first', async () => {
    show(planned);
    await screen.findByRole('button', { name: 'Publish' });
    expect(prominenceOf('Publish')).toBe('filled');
  });

  it('offers what is in the way first, page by page', async () => {
    const draft = { problem: 'V1 is still a draft.', isDraft: true };
    show({ ...planned, pages: 3, pageList: [page(4), page(5, draft), page(6, draft)] });
    await screen.findByText('2 pages block it');
    expect(
      ['Publish', 'Submit Page 5 and add it again', 'Submit Page 6 and add it again'].map(prominenceOf),
    ).toEqual(['default', 'filled', 'default']);
  });

  it('names the pages that the checks of the company block, and does not offer publishing first', async () => {
    const message = 'A link leads to /nowhere, where there is no page.';
    show(planned, [{ pageId: 4, pageName: 'Page 4', findings: [{ check: 'links', message }] }]);
    const note = within(await screen.findByRole('alert'));
    expect(note.getByText('Fix 1 page first')).toBeTruthy();
    expect(note.getByText(/leads to \/nowhere/)).toBeTruthy();
    expect(prominenceOf('Publish')).toBe('default');
  });
});
