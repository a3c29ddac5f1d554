import { notifications } from '@mantine/notifications';
import { describe, expect, it, vi } from 'vitest';
import { atRevision, openForm, startFormServer } from '../../../test-support/component-form';

const server = startFormServer();

describe('the form of a component', () => {
  it('saves itself with the revision that it was opened with, and then with its own [1:100] [1:260]', async () => {
    const { type, pause, onSaved, result } = openForm();
    await type('New');
    await pause();
    await type('Newer');
    await pause();
    expect(server.sent.map(({ path }) => path)).toEqual(Array(2).fill('/api/Admin/UpdateAnnouncement'));
    expect(server.sent.map(({ body }) => [body.announcementText, body.revision])).toEqual([
      ['New', 3],
      ['Newer', 4],
    ]);
    expect(server.sent[0]?.body).toMatchObject({ componentName: 'Note', pageId: 1, versionId: 2, id: 7 });
    expect(result.current.status.kind).toBe('saved');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('saves at once, says Saved and closes with its button [1:170] [1:281] [1:282] [1:260]', async () => {
    const notified = vi.spyOn(notifications, 'show');
    const { type, run, result, onSaved } = openForm();
    await type('New');
    expect(notified).not.toHaveBeenCalled();
    await run(() => result.current.submit());
    expect(server.sent).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(notified).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Saved' }));
  });

  it('closes without a call when nothing was changed [1:170]', async () => {
    const { run, result, onSaved } = openForm();
    await run(() => result.current.submit());
    expect(server.sent).toEqual([]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('stores a new component at once with its initial content, and updates it from then on [1:160] [1:281] [1:29] [1:100] [1:260]', async () => {
    server.answers = [{ status: 200, body: 9 }];
    const { type, pause, history, onCreated, text } = openForm({ stored: undefined });
    await pause(0);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(9);
    expect(server.sent[0]?.body).toMatchObject({
      componentName: 'Announcement',
      announcementText: text(),
    });
    expect(history.get().canUndo).toBe(false);
    await type('Free tea');
    await pause();
    expect(server.sent.map(({ path }) => path.split('/').at(-1))).toEqual([
      'CreateAnnouncement',
      'UpdateAnnouncement',
    ]);
    expect(server.sent[1]?.body).toMatchObject({ id: 9, revision: 1, announcementText: 'Free tea' });
  });

  it('stores an incomplete new component once it is complete, as an undo step of its own [1:84] [1:198] [1:108]', async () => {
    const { set, pause, undo, result, onCreated } = openForm({ type: 'ImageForm', stored: undefined });
    await pause();
    expect(server.sent).toEqual([]);
    expect(result.current.status).toEqual({ kind: 'new', reason: 'Form, Image' });
    await set('title', 'Ask the crew');
    await pause();
    expect(result.current.status).toEqual({
      kind: 'incomplete',
      reason: 'Form is required. Image is required.',
    });
    await set('formId', '4');
    await set('imageLink', 'acme/7/quay.webp');
    await pause();
    expect(onCreated).toHaveBeenCalledOnce();
    await undo();
    expect(result.current.form.getValues()).toMatchObject({ formId: undefined, imageLink: '' });
  });

  it('names itself after its text until a user enters a name [1:194]', async () => {
    const { type, set, pause, result } = openForm({ stored: undefined });
    const name = () => result.current.form.getValues('componentName');
    await type('Free tea');
    expect(name()).toBe('Free tea');
    await set('componentName', 'Tea');
    await type('Free cake');
    expect(name()).toBe('Tea');
    await set('componentName', '');
    await pause();
    expect(result.current.status).toEqual({ kind: 'incomplete', reason: 'Component Name is required.' });
  });

  it('creates no second component when only the response of the first was lost', async () => {
    server.answers = [{ status: 503, body: { message: 'Try again.' } }];
    const { pause, result, onCreated } = openForm({ stored: undefined });
    server.reads.GetPageComponentData = {
      pageComponents: [{ id: 9, componentId: 9, type: 'Announcement', componentName: 'Announcement' }],
    };
    await pause(0);
    expect(result.current.status.kind).toBe('failed');
    await pause(3_000);
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(9);
    expect(server.sent).toHaveLength(1);
  });

  it('keeps and reports an invalid field, and saves the others [1:281] [1:194] [1:295] [2:157] [2:268]', async () => {
    const { set, type, pause, result } = openForm();
    await set('componentName', 'Longer than fifteen characters');
    await type('New');
    await pause();
    expect(server.sent[0]?.body).toMatchObject({ componentName: 'Note', announcementText: 'New' });
    expect(server.sent).toHaveLength(1);
    const message = 'Component Name may have at most 15 characters.';
    expect(result.current.status).toEqual({ kind: 'incomplete', reason: message });
    expect(result.current.errors.componentName?.message).toBe(message);
    expect(result.current.form.getValues('componentName')).toBe('Longer than fifteen characters');
    await set('componentName', 'Short');
    await pause();
    expect(server.sent[1]?.body).toMatchObject({ componentName: 'Short', revision: 4 });
    expect(result.current.errors.componentName).toBeUndefined();
  });

  it('reports no error in a field that the user has not visited yet', async () => {
    const { pause, result } = openForm({ type: 'ImageForm', stored: undefined });
    await pause();
    expect(result.current.errors.imageLink).toBeUndefined();
  });

  it('keeps the input when the server rejects it, with the error at its field [1:281] [2:246]', async () => {
    const message = 'Announcement Text contains characters that cannot be stored.';
    server.answers = [{ status: 400, body: { message, fields: { announcementText: message } } }];
    const { result, onSaved, type, text, run } = openForm();
    await type('New');
    await run(() => result.current.submit());
    expect(text()).toBe('New');
    expect(result.current.errors.announcementText?.message).toBe(message);
    expect(result.current.status).toEqual({ kind: 'failed', reason: message });
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('treats a stale save that holds its own text as its own save whose response was lost', async () => {
    const current = { id: 7, revision: 4, componentName: 'Note', announcementText: 'New' };
    server.answers = [{ status: 409, body: { message: 'Stale.', revision: 4, current } }];
    const { type, pause, result } = openForm();
    await type('New');
    await pause();
    expect(result.current.status.kind).toBe('saved');
    await type('Newer');
    await pause();
    expect(server.sent[1]?.body).toMatchObject({ revision: 4 });
  });

  it('stores an undo that follows a lost response', async () => {
    const current = { id: 7, revision: 4, componentName: 'Note', announcementText: 'New' };
    server.answers = [{ status: 503, body: { message: 'Busy.' } }];
    const { type, pause, result } = openForm();
    await type('New');
    await pause();
    expect(result.current.status.kind).toBe('failed');
    server.answers = [{ status: 409, body: { message: 'Stale.', revision: 4, current } }];
    await type('Old');
    await pause();
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.status.kind).toBe('saved');
    expect(server.sent.map(({ body }) => body)).toMatchObject([
      { announcementText: 'New', revision: 3 },
      { announcementText: 'Old', revision: 3 },
      { announcementText: 'Old', revision: 4 },
    ]);
  });

  it('explains why a version can no longer be edited, and keeps the text [1:162] [1:12] [1:281]', async () => {
    const message = 'V2 is waiting for review and cannot be changed. An Admin can send it back.';
    server.answers = [{ status: 409, body: { message } }];
    const { result, type, text, pause } = openForm();
    await type('Mine');
    await pause();
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.status).toEqual({ kind: 'failed', reason: message });
    expect(text()).toBe('Mine');
  });

  it('offers to add a component again that someone else deleted [1:260]', async () => {
    server.answers = [
      { status: 404, body: { message: 'This component is not there.' } },
      { status: 200, body: 11 },
    ];
    const { result, type, pause, run, onCreated } = openForm();
    await type('Mine');
    await pause();
    expect(result.current.isGone).toBe(true);
    expect(result.current.status.kind).toBe('gone');
    await run(() => result.current.addAgain());
    expect(server.sent[1]?.path).toBe('/api/Admin/CreateAnnouncement');
    expect(server.sent[1]?.body).toMatchObject({ componentName: 'Note', announcementText: 'Mine' });
    expect(onCreated).toHaveBeenCalledWith(11);
  });

  it('follows the stored values while nothing is typed, and never overwrites typed text', async () => {
    const clean = openForm();
    clean.rerender({ stored: atRevision(4, 'Newer') });
    expect(clean.text()).toBe('Newer');

    const typed = openForm();
    await typed.type('Mine');
    typed.rerender({ stored: atRevision(4, 'Newer') });
    expect(typed.text()).toBe('Mine');
  });
});
