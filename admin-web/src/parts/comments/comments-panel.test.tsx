import type { Comment, Thread } from '@galley/shared/schemas/comment';
import { Notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { CommentsPanel } from './comments-panel';

beforeEach(() => localStorage.clear());

const ann = 'ann@acme.example';
const timestamp = '2026-11-20T15:00:00.000Z';
const comment = (commentId: string, changes: Partial<Comment> = {}): Comment => ({
  ...{ commentId, email: 'ed@acme.example', isOwn: false, text: `Words of ${commentId}`, timestamp },
  ...{ editedAt: '', revision: 1 },
  ...changes,
});
const thread = (threadId: string, componentNumber: number, changes: Partial<Thread> = {}): Thread => ({
  ...{ threadId, componentNumber, about: 'Gone', versionId: 2, resolvedOn: null, resolvedBy: '' },
  ...{ resolvedAt: '', comments: [comment(`${threadId}-1`)] },
  ...changes,
});
const placements = [1, 2].map((number) => ({
  ...{ id: number, type: 'Announcement', componentId: 7_0002_0000 + number, componentName: `Bar ${number}` },
})) as never;

function show(
  threads: Thread[],
  role: 'Admin' | 'Author' | 'Level4' = 'Level4',
  props: Partial<Parameters<typeof CommentsPanel>[0]> = {},
) {
  const served = serveCalls({
    listThreads: { body: threads },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPeople: {
      body: [
        { id: 1, email: ann, name: 'Ann Bell' },
        { id: 2, email: 'ed@acme.example', name: 'Ed Cole' },
      ],
    },
    startThread: { body: 'Saved' },
    answerThread: { body: 'Saved' },
    editComment: { body: 'Saved' },
    deleteComment: { body: 'Deleted' },
    resolveThread: { body: 'Saved' },
  });
  const screenOf = (
    <>
      <Notifications />
      <CommentsPanel
        pageId={7}
        versionId={2}
        placements={placements}
        chosen={undefined}
        asked={undefined}
        isPageDeleted={false}
        onShow={() => undefined}
        {...props}
      />
    </>
  );
  const rendered = renderScreen(screenOf, { user: { email: ann, role, company: 'acme', isVendor: false } });
  const sent = (name: string) => served.filter(({ call }) => call === name).map(({ input }) => input);
  return { sent, ...rendered };
}
const threads = () =>
  [...(screen.queryByRole('list', { name: 'Comments' })?.children ?? [])].map((item) =>
    item.getAttribute('aria-label'),
  );
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sorts the open threads as on the page, and keeps resolved ones and those of other versions apart', async () => {
  show([
    thread('gone', 9),
    thread('second', 2),
    thread('first', 1, { versionId: 1 }),
    thread('page', 0, { about: '' }),
    thread('done', 1, { resolvedOn: 2, resolvedBy: ann, resolvedAt: timestamp }),
    thread('later', 1, { versionId: 3 }),
  ]);
  await screen.findAllByText('Ed Cole');
  expect(threads()).toEqual([
    'Comments on The page',
    'Comments on Announcement Bar 1',
    'Comments on Announcement Bar 2',
    'Comments on Gone',
  ]);
  const about = (name: string) => screen.getByRole('listitem', { name: `Comments on ${name}` });
  expect(about('Gone').textContent).toMatch(/^Gone \(not on this version\)Resolve/);
  expect(about('Announcement Bar 1').textContent).toMatch(/^Announcement Bar 1 · since V1Resolve/);
  expect(screen.queryByText('Made on a later version, or resolved on an earlier one.')).toBeNull();
  fireEvent.click(screen.getByLabelText('Resolved 1'));
  expect(about('Announcement Bar 1').textContent).toMatch(/Reopen.*Resolved by Ann Bell, .+ ago/);
  fireEvent.click(screen.getByLabelText('Other versions 1'));
  expect(about('Announcement Bar 1').textContent).toContain('since V3');
  expect(screen.getByText('Made on a later version, or resolved on an earlier one.')).toBeTruthy();
});

it('starts a thread, answers and resolves one, and says so', async () => {
  const { sent } = show([thread('first', 1)]);
  await screen.findByText('Words of first-1');
  const field = 'Comment on the page';
  write(field, '  ');
  expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
  write(field, ' Where is it? ');
  fireEvent.keyDown(box(field), { key: 'Enter' });
  expect(sent('startThread')).toEqual([]);
  fireEvent.keyDown(box(field), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('Commented')).toBeTruthy();
  expect(sent('startThread')).toMatchObject([
    { pageId: 7, versionId: 2, componentId: null, text: 'Where is it?' },
  ]);
  expect(box(field).value).toBe('');
  write('Answer about Announcement Bar 1', 'Here');
  click('Answer');
  expect(await screen.findByText('Answered')).toBeTruthy();
  expect(sent('answerThread')).toMatchObject([{ pageId: 7, threadId: 'first', versionId: 2, text: 'Here' }]);
  click('Resolve');
  expect(await screen.findByText('The comment is resolved')).toBeTruthy();
  expect(sent('resolveThread')).toEqual([{ pageId: 7, threadId: 'first', versionId: 2, isResolved: true }]);
});

it('gives back what was typed on Cancel, keeps it after an error, and counts what is too long', async () => {
  const { sent } = show([]);
  expect(await screen.findByText('No open comments')).toBeTruthy();
  expect(screen.getByText('Select a component on the page to comment on it.')).toBeTruthy();
  const field = 'Comment on the page';
  write(field, 'x'.repeat(2_000));
  expect(screen.queryByText(/characters$/)).toBeNull();
  write(field, 'x'.repeat(2_001));
  expect(screen.getByText('2,001 of 2,000 characters')).toBeTruthy();
  click('Cancel');
  expect(box(field).value).toBe('');
  serveCalls({ startThread: { status: 409, body: { message: 'The version is gone.' } } });
  write(field, 'Kept');
  click('Comment');
  expect(await screen.findByText('The version is gone.')).toBeTruthy();
  expect(box(field).value).toBe('Kept');
  expect(sent('startThread')).toEqual([]);
});

it.each([
  { role: 'Level4' as const, who: 'an editor', own: ['Edit', 'Delete'], others: [] },
  { role: 'Admin' as const, who: 'an Admin', own: ['Edit', 'Delete'], others: ['Delete'] },
])(
  '$who may change and delete their own comments: an Admin deletes those of others too',
  async ({ role, own, others }) => {
    const comments = [
      comment('mine', { email: ann, isOwn: true, revision: 4 }),
      comment('theirs', { editedAt: timestamp }),
    ];
    const { sent } = show([thread('first', 1, { comments })], role);
    await screen.findByText('Ann Bell');
    expect(screen.getByText('edited', { exact: false })).toBeTruthy();
    const menu = async (name: string) => {
      const more = screen.queryByRole('button', { name: `More about the comment of ${name}` });
      if (!more) return [];
      fireEvent.click(more);
      const items = await screen.findAllByRole('menuitem');
      const names = items.map(({ textContent }) => textContent);
      fireEvent.click(more);
      await waitFor(() => expect(screen.queryAllByRole('menuitem')).toEqual([]));
      return names;
    };
    expect([await menu('Ann Bell'), await menu('Ed Cole')]).toEqual([own, others]);
    const choose = async (item: string) => {
      click('More about the comment of Ann Bell');
      fireEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Edit');
    expect(box('Edit the comment').value).toBe('Words of mine');
    click('Cancel');
    expect(screen.queryByRole('textbox', { name: 'Edit the comment' })).toBeNull();
    await choose('Edit');
    write('Edit the comment', 'Better words');
    click('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent('editComment')).toEqual([
      { pageId: 7, threadId: 'first', commentId: 'mine', text: 'Better words', revision: 4 },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Edit the comment' })).toBeNull();
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete comment' }));
    expect(dialog.getByText('Ann Bell: Words of mine')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The comment is deleted')).toBeTruthy();
    expect(sent('deleteComment')).toEqual([{ pageId: 7, threadId: 'first', commentId: 'mine' }]);
  },
);

it('is only read on a deleted page, and where there is no version', async () => {
  for (const props of [{ isPageDeleted: true }, { versionId: undefined }]) {
    const { unmount } = show([thread('first', 1, { versionId: 0 })], 'Admin', props);
    await screen.findByRole('radiogroup', { name: 'Which comments' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Resolve|More about|Answer/ })).toBeNull();
    unmount();
  }
});
