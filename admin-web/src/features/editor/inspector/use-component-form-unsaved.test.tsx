import { earlierComponentId } from '@galley/shared/comment-threads';
import { initialValues } from '@galley/shared/components/field-values';
import { sectionFields } from '@galley/shared/components/section';
import { describe, expect, it } from 'vitest';
import { keepDraft, readKeptDrafts } from '../../../lib/local-drafts';
import {
  atRevision,
  formPlace,
  openForm,
  owner,
  staleResponse,
  startFormServer,
} from '../../../test-support/component-form';

const server = startFormServer();
const settings = initialValues(sectionFields);

describe('two users editing at once', () => {
  const meet = async () => {
    server.answers = [staleResponse];
    const form = openForm();
    await form.type('Mine');
    await form.pause();
    expect(form.result.current.conflict?.theirs).toEqual({
      componentName: 'Note',
      announcementText: 'Theirs',
      ...settings,
    });
    return form;
  };

  it('stops saving and keeps my text in the form until I decide', async () => {
    const { type, pause, text, result } = await meet();
    await type('Mine, longer');
    await pause(60_000);
    expect(server.sent).toHaveLength(1);
    expect(text()).toBe('Mine, longer');
    expect(result.current.status.kind).toBe('conflict');
  });

  it('overwrites their text with mine on request', async () => {
    const { run, result } = await meet();
    await run(() => result.current.decide(true));
    expect(server.sent[1]?.body).toMatchObject({ announcementText: 'Mine', revision: 5 });
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.status.kind).toBe('saved');
  });

  it('takes their text on request; undo restores mine', async () => {
    const { run, undo, pause, result, text } = await meet();
    await run(() => result.current.decide(false));
    expect(text()).toBe('Theirs');
    expect(server.sent).toHaveLength(1);
    await undo();
    await pause();
    expect(text()).toBe('Mine');
    expect(server.sent[1]?.body).toMatchObject({ announcementText: 'Mine', revision: 5 });
  });
});

describe('a version that someone publishes while a user types in it', () => {
  it('keeps everything typed, and tells what would be lost [1:162]', async () => {
    server.answers = [{ status: 409, body: { message: 'Only a draft can be changed.' } }];
    const { type, pause, rerender, result } = openForm();
    await type('Mine');
    await pause();
    rerender({ isReadOnly: true });
    await type('Mine, longer');
    await pause(500);
    expect(readKeptDrafts(owner, formPlace).map(({ values }) => values.announcementText)).toEqual([
      'Mine, longer',
    ]);
    expect(result.current.unsavedFields()).toMatchObject({
      componentId: 7,
      typed: { announcementText: 'Mine, longer' },
      before: { announcementText: 'Old' },
    });
  });

  it('has its unsaved text offered in the next draft, where a save of it asks about what is stored', async () => {
    const values = { componentName: 'Note', announcementText: 'Mine', ...settings };
    keepDraft(owner, `page 1 V1 ${earlierComponentId(7, 1)}`, {
      id: 'a',
      keptAt: Date.now(),
      revision: 3,
      values,
    });
    server.answers = [staleResponse];
    const { run, pause, result, text } = openForm();
    await run(() => result.current.restore());
    expect(text()).toBe('Mine');
    await pause();
    expect(server.sent[0]?.body).toMatchObject({ announcementText: 'Mine', revision: 0 });
    expect(result.current.conflict?.theirs.announcementText).toBe('Theirs');
  });
});

describe('unsaved text', () => {
  const keptTexts = () => readKeptDrafts(owner, formPlace).map(({ values }) => values.announcementText);

  it('is kept on this device until it is saved', async () => {
    server.isReachable = false;
    const { type, pause, result } = openForm();
    await type('Mine');
    await pause(500);
    expect(keptTexts()).toEqual(['Mine']);
    await pause(10_000);
    expect(result.current.status.kind).toBe('failed');
    server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await pause(0);
    expect(result.current.status.kind).toBe('saved');
    expect(keptTexts()).toEqual([]);
  });

  it('is offered again after a reload, and saved once it is restored', async () => {
    server.isReachable = false;
    const before = openForm();
    await before.type('Mine');
    before.unmount();
    server.isReachable = true;
    const after = openForm();
    expect(after.result.current.kept.offer?.values).toMatchObject({ announcementText: 'Mine' });
    expect(after.text()).toBe('Old');
    await after.run(() => after.result.current.restore());
    expect(after.text()).toBe('Mine');
    expect(after.result.current.kept.offer).toBeUndefined();
    await after.pause();
    expect(server.sent.at(-1)?.body).toMatchObject({ announcementText: 'Mine', revision: 3 });
    expect(keptTexts()).toEqual([]);
  });

  it('causes a conflict when someone saved in between, and overwrites nothing', async () => {
    const values = { componentName: 'Note', announcementText: 'Mine', ...settings };
    keepDraft(owner, formPlace, { id: 'earlier', keptAt: Date.now(), revision: 3, values });
    server.answers = [staleResponse];
    const { run, pause, result } = openForm({ stored: atRevision(5, 'Theirs') });
    await run(() => result.current.restore());
    await pause();
    expect(server.sent[0]?.body).toMatchObject({ revision: 3 });
    expect(result.current.conflict?.theirs.announcementText).toBe('Theirs');
  });

  it('is dropped when the user declines it, and not offered when it equals the stored text', async () => {
    const values = { componentName: 'Note', announcementText: 'Mine', ...settings };
    keepDraft(owner, formPlace, { id: 'earlier', keptAt: Date.now(), revision: 3, values });
    const declined = openForm();
    await declined.run(() => declined.result.current.kept.settleOffer());
    expect(keptTexts()).toEqual([]);
    keepDraft(owner, formPlace, { id: 'earlier', keptAt: Date.now(), revision: 3, values });
    expect(openForm({ stored: atRevision(4, 'Mine') }).result.current.kept.offer).toBeUndefined();
    expect(keptTexts()).toEqual([]);
  });
});
