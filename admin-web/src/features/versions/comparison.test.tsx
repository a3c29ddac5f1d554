import type { Role } from '@galley/shared/permissions';
import type { Page } from '@galley/shared/schemas/page';
import type { VersionDifference, VersionSummary } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useSignedInUserQuery } from '../../parts/session/use-signed-in-user';
import { renderScreen, type ServedCall, serveCalls } from '../../test-support/render-screen';
import { comparedPair } from './compared-pair';
import { Comparison } from './comparison';

const timestamp = '2026-11-20T01:30:00.000Z';
const email = 'editor@acme.example';
const page = { id: 7, name: 'News', isExternal: false, status: '' } as unknown as Page;
const versions: VersionSummary[] = [
  { versionId: 3, status: 'pending', timestamp, email, comments: 'Winter hours', revision: 5 },
  { versionId: 2, status: 'live', timestamp, email, comments: '', revision: 3 },
  { versionId: 1, status: 'backup', timestamp, email, comments: '', revision: 3 },
];

function difference(changes: Partial<VersionDifference>): VersionDifference {
  return {
    type: 'Announcement',
    componentId: 700030001,
    change: 'same',
    isMoved: false,
    fromPlace: 1,
    toPlace: 1,
    from: { componentName: 'Bar', announcementText: 'open on Sunday' },
    to: { componentName: 'Bar', announcementText: 'open on Sunday' },
    ...changes,
  };
}

interface Shown {
  differences?: VersionDifference[];
  role?: Role;
  from?: number;
  to?: number;
  decision?: { status?: number; body: unknown };
}

function show({
  differences = [difference({})],
  role = 'Admin',
  from,
  to,
  decision = { body: 3 },
}: Shown = {}) {
  const served = serveCalls({
    checkVersion: { body: [] },
    getSession: {
      body: { user: { email, role, company: 'acme', isVendor: false } },
    },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    compareVersions: { body: differences },
    compareDetails: { body: { details: [], revision: 9 } },
    publishDraft: decision,
    rejectDraft: decision,
  });
  const pair = comparedPair(versions, { from, to });
  localStorage.setItem('galley-compared-as', '"words"');
  if (!pair) throw new Error('There is nothing to compare.');
  renderScreen(
    <SignedIn>
      <Comparison page={page} versions={versions} pair={pair} onChoose={() => undefined} />
    </SignedIn>,
  );
  return served;
}

/** The guard of the app renders screens once the user is known. */
function SignedIn({ children }: { children: ReactNode }) {
  return useSignedInUserQuery().data ? children : null;
}

const callsTo = (served: ServedCall[], name: ServedCall['call']) =>
  served.filter(({ call }) => call === name).map(({ input }) => input);

describe('the comparison', () => {
  it('marks changed words, and lists what was added, removed and moved', async () => {
    const served = show({
      differences: [
        difference({ change: 'changed', to: { componentName: 'Bar', announcementText: 'closed on Sunday' } }),
        difference({ componentId: 2, change: 'moved', isMoved: true, fromPlace: 3, toPlace: 2 }),
        difference({
          componentId: 3,
          change: 'added',
          from: null,
          to: { componentName: 'New', announcementText: 'hello' },
        }),
        difference({
          componentId: 4,
          change: 'removed',
          from: { componentName: 'Old', announcementText: 'bye' },
          to: null,
        }),
      ],
    });
    const changed = await screen.findByRole('region', { name: 'Bar: changed' });
    expect(changed.querySelector('del')?.textContent).toBe('removed: open');
    expect(changed.querySelector('ins')?.textContent).toBe('added: closed');
    expect(changed.textContent).toContain('Unchanged: Component Name');
    expect(screen.getByRole('region', { name: 'Bar: moved' }).textContent).toContain(
      'moved from place 3 to place 2',
    );
    expect(screen.getByRole('region', { name: 'New: added' }).querySelectorAll('del')).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Old: removed' }).querySelectorAll('ins')).toHaveLength(0);
    expect(screen.getByRole('status', { name: 'Summary' }).textContent).toBe(
      '1 changed1 added1 removed1 moved',
    );
    expect(callsTo(served, 'compareVersions')).toEqual([
      { pageId: '7', fromVersionId: '2', toVersionId: '3' },
    ]);
  });

  it('collapses neighbours without changes into one line and expands them', async () => {
    show({ differences: [difference({}), difference({ componentId: 2 })] });
    const fold = await screen.findByRole('button', { name: '2 unchanged components: Bar, Bar' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('region', { name: 'Bar: same' })).toBeNull();
    fireEvent.click(fold);
    expect(screen.getAllByRole('region', { name: 'Bar: same' })).toHaveLength(2);
  });

  it('compares a banner slide by slide, with both pictures side by side', async () => {
    const slide = (n: number, changes: object = {}) => ({
      n,
      componentName: `S${n}`,
      backgroundImage: `acme/${n}/boat.png`,
      actionText: 'Sail',
      sliderDuration: 5_000,
      ...changes,
    });
    const banner = (height: string, banners: object[]) => ({
      componentName: 'Top',
      height,
      sliderDuration: 5_000,
      banners,
    });
    show({
      differences: [
        difference({
          type: 'BannerContainer',
          change: 'changed',
          from: banner('Small', [slide(1), slide(2), slide(5), slide(3)]),
          to: banner('Large', [
            slide(3),
            slide(1, { backgroundImage: 'acme/9/yard.png' }),
            slide(5),
            slide(4),
          ]),
        }),
      ],
    });
    const top = within(await screen.findByRole('region', { name: 'Top: changed' }));
    expect(top.getByText('Small').textContent).toBe('removed: Small');
    expect(top.getByText('Large').textContent).toBe('added: Large');
    const pictures = within(top.getByRole('region', { name: 'Slide S1: changed' })).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/images/acme/1/boat.png',
      '/images/acme/9/yard.png',
    ]);
    expect(top.getByRole('region', { name: 'Slide S3: moved' }).textContent).toContain(
      'from place 4 to place 1',
    );
    expect(top.getByRole('region', { name: 'Slide S4: added' })).toBeTruthy();
    expect(top.getByRole('region', { name: 'Slide S2: removed' })).toBeTruthy();
    expect(top.getByText('Unchanged slides: S5')).toBeTruthy();
  });

  it('says only that the words are the same where texts differ in layout', async () => {
    const common = { componentName: 'Text', borderStyle: 'none', format: '4_4' };
    const [from, to] = ['<p>one</p>', '<p>one</p><p></p>'].map((column1) => ({ ...common, column1 }));
    show({ differences: [difference({ type: 'HtmlEditorColumns', change: 'changed', from, to })] });
    expect(await screen.findByText('The text is the same; only its formatting differs.')).toBeTruthy();
  });
});

describe('the review', () => {
  const review = async () => within(await screen.findByRole('region', { name: 'Review' }));
  const confirm = async (label: string) =>
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));

  it('publishes exactly what was compared: the version, its revision and the comment [1:161] [1:164] [1:207] [2:158] [2:166] [1:271]', async () => {
    const served = show();
    const panel = await review();
    fireEvent.change(panel.getByLabelText('Comments'), { target: { value: ' Well done ' } });
    for (const answer of ['Cancel', 'Publish']) {
      fireEvent.click(panel.getByRole('button', { name: 'Publish' }));
      const asked = (await screen.findByRole('dialog')).textContent;
      expect(asked).toContain('Are you sure you want to publish V3?');
      expect(callsTo(served, 'publishDraft')).toEqual([]);
      await confirm(answer);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(await screen.findByText('V3 is live')).toBeTruthy();
    expect(callsTo(served, 'publishDraft')).toEqual([
      { pageId: 7, versionId: 3, revision: 5, comments: 'Well done', reason: '' },
    ]);
  });

  it('asks for a comment before rejecting [2:158] [1:161] [1:164] [1:270] [2:166]', async () => {
    const served = show();
    const panel = await review();
    fireEvent.click(panel.getByRole('button', { name: 'Reject' }));
    expect(panel.getByText('Comments is required.')).toBeTruthy();
    expect(document.activeElement).toBe(panel.getByLabelText('Comments'));
    fireEvent.change(panel.getByLabelText('Comments'), { target: { value: 'Wrong price' } });
    for (const answer of ['Cancel', 'Reject']) {
      fireEvent.click(panel.getByRole('button', { name: 'Reject' }));
      await confirm(answer);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(await screen.findByText('V3 was sent back')).toBeTruthy();
    expect(callsTo(served, 'rejectDraft')).toMatchObject([{ versionId: 3, comments: 'Wrong price' }]);
  });

  it('says why a decision was rejected and keeps the comment [1:281] [2:246]', async () => {
    const message = 'V3 was changed since you opened it. Reload the page and look again.';
    show({ decision: { status: 409, body: { message, requestId: 'r' } } });
    const panel = await review();
    fireEvent.change(panel.getByLabelText('Comments'), { target: { value: 'Wrong price' } });
    fireEvent.click(panel.getByRole('button', { name: 'Reject' }));
    await confirm('Reject');
    expect(await screen.findByText(message)).toBeTruthy();
    expect((panel.getByLabelText('Comments') as HTMLTextAreaElement).value).toBe('Wrong price');
    expect(screen.queryByText('V3 was sent back')).toBeNull();
  });

  it.each(['Level4', 'Author'] as const)(
    'offers no decision to the role %s [1:161] [1:207] [1:208] [2:166]',
    async (role) => {
      show({ role });
      expect((await review()).getByText(/An Admin publishes it or sends it back/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
    },
  );

  it('compares a pending version with the live one; from another comparison it links there [1:161]', async () => {
    show({ from: 1 });
    const link = await screen.findByRole('link', { name: 'Compare V3 with what is live to review it' });
    expect(link.getAttribute('href')).toBe('/CompareVersions/7?to=3');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Summary' })).toBeTruthy());
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
  });
});
