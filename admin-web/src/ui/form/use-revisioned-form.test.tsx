import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error';
import { withoutIdentity } from './revisioned-form-options';
import { DraftOwner } from './use-local-draft';
import { useRevisionedForm } from './use-revisioned-form';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Note {
  text: string;
  id: number;
  revision: number;
}
const note: Note = { text: 'Old', id: 1, revision: 3 };

/** `answer` is a fake server: it returns the id or throws. */
function openForm(stored: Note, answer: (sent: Note) => unknown = () => 1) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftOwner value="acme/ruth@acme.example">{children}</DraftOwner>
  );
  const sent: Note[] = [];
  const { result, rerender, unmount } = renderHook(
    (now: Note) => {
      const opened = useRevisionedForm<{ text: string }, Note>({
        stored: now,
        load: withoutIdentity,
        labels: { text: 'Text' },
        place: 'note',
        check: ({ text }): Record<string, string> => (text === '' ? { text: 'Text is required.' } : {}),
        read: (current) => current as Note | undefined,
        save: async (values, over) => {
          sent.push({ ...values, ...over });
          return answer({ ...values, ...over });
        },
      });
      return { ...opened, value: opened.form.watch(), wrong: opened.errorOf('text') };
    },
    { wrapper, initialProps: stored },
  );
  return {
    sent,
    rerender,
    unmount,
    form: () => result.current,
    type: (text: string) => act(async () => result.current.put('text', text)),
    submit: () => act(() => result.current.submit()),
  };
}
const stale = (current: Note) =>
  new ApiError(409, { message: 'Changed meanwhile.', revision: current.revision, current });

describe('a form that is saved over a revision', () => {
  it('saves with the revision it started from, and the next time with the revision of its own save', async () => {
    const { form, type, submit, sent } = openForm({ ...note, id: 0, revision: 0 }, () => 7);
    await type('New');
    expect(form().isDirty).toBe(true);
    await submit();
    expect(form().isDirty).toBe(false);
    await type('Newer');
    await submit();
    expect(sent).toEqual([
      { text: 'New', id: 0, revision: 0 },
      { text: 'Newer', id: 7, revision: 1 },
    ]);
  });

  it('holds nothing unsaved once the saved values are read again, even before the save has ended', async () => {
    let end = (_id: number) => {};
    const { form, type, rerender } = openForm(note, () => new Promise<number>((resolve) => (end = resolve)));
    await type('New');
    let saving: Promise<void> | undefined;
    await act(async () => {
      saving = form().submit();
    });
    expect(form().hasUnsavedText()).toBe(true);
    act(() => rerender({ ...note, text: 'Theirs', revision: 4 }));
    expect(form().value).toEqual({ text: 'New' });
    expect(form().hasUnsavedText()).toBe(true);
    act(() => rerender({ ...note, text: 'New', revision: 4 }));
    expect(form().hasUnsavedText()).toBe(false);
    expect(form().isDirty).toBe(false);
    await act(async () => {
      end(1);
      await saving;
    });
    expect(form().value).toEqual({ text: 'New' });
    expect(form().conflict).toBeUndefined();
  });

  it('sends nothing invalid, and says what is wrong', async () => {
    const { form, type, submit, sent } = openForm(note);
    await type('');
    await submit();
    expect(sent).toEqual([]);
    expect(form().wrong).toBe('Text is required.');
    await type('Something');
    expect(form().wrong).toBeUndefined();
  });

  it('shows both texts when someone else saved first, and overwrites theirs on request', async () => {
    const theirs = { text: 'Theirs', id: 1, revision: 8 };
    const { form, type, submit, sent } = openForm(note, ({ revision }) => {
      if (revision !== 8) throw stale(theirs);
      return 1;
    });
    await type('Mine');
    await submit();
    expect(form().conflict).toMatchObject({
      message: 'Changed meanwhile.',
      differences: [{ field: 'Text', theirs: 'Theirs', mine: 'Mine' }],
    });
    expect(form().value.text).toBe('Mine');
    await act(async () => form().conflict?.keepMine());
    expect(sent.at(-1)).toEqual({ text: 'Mine', id: 1, revision: 8 });
    expect(form().conflict).toBeUndefined();
  });

  it('takes their text on request', async () => {
    const theirs = { text: 'Theirs', id: 1, revision: 8 };
    const { form, type, submit } = openForm(note, () => {
      throw stale(theirs);
    });
    await type('Mine');
    await submit();
    await act(async () => form().conflict?.takeTheirs());
    expect(form().value).toEqual({ text: 'Theirs' });
    expect(form().isDirty).toBe(false);
  });

  it('keeps the input after any other failure, with its message [1:281] [2:249] [2:246]', async () => {
    const { form, type, submit } = openForm(note, () => {
      throw new ApiError(400, { message: 'No.', fields: { 'note.text': 'Too rude.' } });
    });
    await type('Mine');
    await submit();
    expect(form().value.text).toBe('Mine');
    expect(form().wrong).toBe('Too rude.');
    expect(form().hasUnsavedText()).toBe(true);
  });

  it("shows the server's version of the text, but never replaces what is being typed", async () => {
    const { form, type, submit, rerender } = openForm(note);
    await type('New <script>');
    await submit();
    const before = form().generation;
    rerender({ text: 'New', id: 1, revision: 4 });
    expect(form().value.text).toBe('New');
    expect(form().generation).toBeGreaterThan(before);
    await type('Newer');
    rerender({ text: 'Theirs', id: 1, revision: 5 });
    expect(form().value.text).toBe('Newer');
  });

  it('keeps unsaved text on this device and offers it with the revision that it was typed over', async () => {
    const first = openForm(note);
    await first.type('Typed');
    first.unmount();
    const { form, submit, sent } = openForm({ text: 'Theirs', id: 1, revision: 5 });
    expect(form().offer?.values.text).toBe('Typed');
    await act(async () => form().offer?.onRestore());
    expect(form().value.text).toBe('Typed');
    expect(form().offer).toBeUndefined();
    await submit();
    expect(sent[0]).toEqual({ text: 'Typed', id: 1, revision: 3 });
  });

  it('keeps nothing once it is saved or discarded', async () => {
    const saving = openForm(note);
    await saving.type('Saved');
    await saving.submit();
    saving.unmount();
    const leaving = openForm(note);
    expect(leaving.form().offer).toBeUndefined();
    await leaving.type('Given up');
    await act(async () => leaving.form().giveUp());
    leaving.unmount();
    expect(openForm(note).form().offer).toBeUndefined();
  });
});
