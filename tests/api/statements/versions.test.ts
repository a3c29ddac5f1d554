import { describe, expect, it } from 'vitest';
import { answered, observed } from '../../support/observed';
import { startWithForm } from '../../support/statements';

/** The calls and entities of document 1, with their paths, names and responses. */
const site = await startWithForm();
const { asAdmin, makePage: make } = site;

const publish = async (pageId: number) => {
  const input = { pageId, loggedInEmail: 'x', pageLink: 'x' };
  await answered('GET Version/SubmitDraft', { ...input, comments: '' }, asAdmin);
  return answered<number>('GET Version/PublishDraft', { ...input, comments: 'Good' }, asAdmin);
};

describe('versions and their log', () => {
  it('go from draft to live by their calls, and the log lists that newest first [1:90] [1:134] [1:152] [1:159] [1:160] [1:161] [1:163] [1:268] [1:269] [1:270] [1:271] [1:272] [1:273] [1:274] [1:276] [2:167] [1:12] [1:207] [1:208] [2:166] [2:124] [1:156] [1:9] [1:96] [1:165] [1:243]', async () => {
    const pageId = await make();
    const statuses = async () => {
      const data = { pageId };
      const { versions } = await answered<{ versions: { versionId: number; status: string }[] }>(
        'GET Admin/GetPageComponentData',
        data,
        asAdmin,
      );
      return versions.map(({ versionId, status }) => `V${versionId} ${status}`);
    };
    expect(await publish(pageId)).toBe(1);
    expect(await statuses()).toEqual(['V1 live']);
    const draft = await answered<number>(
      'GET Version/CreateDraft',
      { pageId, copyVersionId: 1, loggedInEmail: 'nobody@acme.example' },
      { session: site.editor },
    );
    expect(draft).toBe(2);
    const loggedInEmail = 'nobody@acme.example';
    const beside = await make();
    const submitted = { pageId, loggedInEmail, comments: ' To\ndo ' };
    expect(await answered('GET Version/SubmitDraft', submitted, { session: site.editor })).toBe(2);
    expect(await statuses()).toEqual(['V2 pending', 'V1 live']);
    // A pending version is no draft.
    const early = await observed('DELETE Version/DeleteDraft', { pageId }, asAdmin);
    expect([early.status, early.error.message]).toEqual([409, expect.stringContaining('no draft')]);
    const rejected = { pageId, loggedInEmail, comments: 'A\n\nB' };
    expect(await answered('GET Version/RejectDraft', rejected, asAdmin)).toBe(2);
    expect(await statuses()).toEqual(['V2 draft', 'V1 live']);
    expect(
      await answered('GET Version/AddVersionLog', { email: 'x', action: 'Called Ruth', pageId }, asAdmin),
    ).toBe('Saved');
    const drop = { pageId, loggedInEmail };
    const ofList = async () =>
      (await answered<{ pageId: number }[]>('GET Admin/GetPagesAndComponentData', {}, asAdmin)).find(
        (row) => row.pageId === pageId,
      );
    expect(await ofList()).toMatchObject({ versionStatus: 'live', hasDraft: true });
    expect(await answered('DELETE Version/DeleteDraft', drop, { session: site.editor })).toBe('Deleted');
    expect(await statuses()).toEqual(['V1 live']);
    expect(await ofList()).toMatchObject({ versionStatus: 'live', hasDraft: false });
    expect((await observed('DELETE Version/DeleteDraft', drop, asAdmin)).status).toBe(409);
    const readLog = () =>
      answered<Record<'action' | 'email' | 'comments' | 'timestamp', string>[]>(
        'GET Version/GetVersionLogsPerPage',
        { pageId },
        asAdmin,
      );
    const log = await readLog();
    expect(log.map(({ action }) => action)).toEqual([
      'Deleted draft V2',
      'Note: Called Ruth',
      'Rejected V2',
      'Submitted V2',
      'Created draft V2',
      'Published V1',
      'Submitted V1',
      'Created draft V1',
    ]);
    expect(log.map(({ comments }) => comments)).toEqual(['', '', 'A\n\nB', 'To\ndo', '', 'Good', '', '']);
    const times = log.map(({ timestamp }) => new Date(timestamp).toISOString());
    expect(log.map(({ timestamp }) => timestamp)).toEqual(times.toSorted().reverse());
    expect(Object.keys(log[0] ?? {}).sort()).toEqual(['action', 'comments', 'email', 'timestamp']);
    const own = { pageId: beside };
    const besideLog = await answered('GET Version/GetVersionLogsPerPage', own, asAdmin);
    expect(besideLog).toMatchObject([{ action: 'Created draft V1' }]);
    // The actor comes from the session, whatever the input says.
    const [{ email: admin }, { email: editor }] = [site.admin, site.editor];
    expect(log.map(({ email }) => email)).toEqual([
      ...[editor, admin, admin, editor, editor, admin, admin, admin],
    ]);
    const next = await answered<number>('GET Version/CreateDraft', { pageId, copyVersionId: 1 }, asAdmin);
    expect(await publish(pageId)).toBe(next);
    expect(await statuses()).toEqual([`V${next} live`, 'V1 backup']);
    // The whole log: the screen has pages of ten, the call has none.
    expect((await readLog()).slice(3)).toEqual(log);
    expect((await readLog())[0]?.action).toBe(`Published V${next}`);
  });

  it('a draft is a copy of the named version, live or not [1:159] [1:268] [1:12] [1:130] [1:169] [1:252]', async () => {
    const pageId = await make();
    const add = (type: string, versionId: number, fields: object) =>
      answered(`POST Admin/Create${type}`, { pageId, versionId, componentName: type, ...fields }, asAdmin);
    const copyOf = (copyVersionId: number) =>
      answered<number>('GET Version/CreateDraft', { pageId, copyVersionId }, asAdmin);
    const typesOf = async (version: number) => {
      const { pageComponents } = await answered<{ pageComponents: { type: string; versionId: number }[] }>(
        'GET Admin/GetPageComponentData',
        { pageId },
        asAdmin,
      );
      return pageComponents.flatMap(({ type, versionId }) => (versionId === version ? [type] : []));
    };
    await add('Announcement', 1, { announcementText: 'Open' });
    await publish(pageId);
    const second = await copyOf(1);
    expect(await typesOf(second)).toEqual(['Announcement']);
    await add('Blank', second, { height: 7 });
    await publish(pageId);
    const third = await copyOf(1);
    expect(await typesOf(third)).toEqual(['Announcement']);
    // What is added to it is another component than the one that only V2 has.
    await add('Blank', third, { height: 9 });
    const { allComponents } = await answered<{ allComponents: { blanks: { versionId: number }[] } }>(
      ...(['GET Admin/GetPageComponentData', { pageId }, asAdmin] as const),
    );
    expect(allComponents.blanks.map(({ versionId }) => versionId)).toEqual([third, second]);
    await answered('DELETE Version/DeleteDraft', { pageId }, asAdmin);
    // A version that does not exist cannot be copied.
    const missing = await observed('GET Version/CreateDraft', { pageId, copyVersionId: 99 }, asAdmin);
    expect([missing.status, missing.error.message]).toEqual([404, 'V99 of this page was not found.']);
    expect(await typesOf(await copyOf(second))).toEqual(['Announcement', 'Blank']);
    // Where none is named: of the live one, though it is not the newest.
    await answered('DELETE Version/DeleteDraft', { pageId }, asAdmin);
    await answered('POST Version/RestoreVersion', { pageId, versionId: 1, comments: '' }, asAdmin);
    const last = await answered<number>('GET Version/CreateDraft', { pageId }, asAdmin);
    expect(await typesOf(last)).toEqual(['Announcement']);
  });
});

describe('a remark in the log', () => {
  it('is what was typed, in the name of the signed-in user; the words of the workflow are rejected [1:90] [1:134] [1:273] [1:274] [1:276] [2:167]', async () => {
    const pageId = await make();
    const add = (action: string, session = site.editor) =>
      observed('GET Version/AddVersionLog', { email: site.admin.email, action, pageId }, { session });
    for (const word of [
      ...['Created draft V9', 'Deleted draft V9', 'Submitted V9', 'Rejected V9', 'Published V9'],
      ...['Recalled V9', 'Unpublished V9', 'Deleted page', 'Restored page', ' published v9'],
    ]) {
      const { status, error } = await add(word);
      const message = 'Action may not begin with the words of the version workflow.';
      expect([status, error.fields], word).toEqual([400, { action: message }]);
    }
    for (const wrong of [' ', 'x'.repeat(201)]) {
      expect(Object.keys((await add(wrong)).error.fields ?? {})).toEqual(['action']);
    }
    for (const [words, session] of [
      [' Called Ruth ', site.editor],
      ['Republished by hand', site.admin],
    ] as const) {
      expect((await add(words, session)).body).toBe('Saved');
    }
    const entry = { comments: '', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };
    expect(await answered('GET Version/GetVersionLogsPerPage', { pageId }, asAdmin)).toEqual([
      { ...entry, email: site.admin.email, action: 'Note: Republished by hand' },
      { ...entry, email: site.editor.email, action: 'Note: Called Ruth' },
      { ...entry, email: site.admin.email, action: 'Created draft V1' },
    ]);
    // However long the log is.
    for (let at = 0; at < 24; at += 1) await add(`Called ${at}`);
    expect(await answered('GET Version/GetVersionLogsPerPage', { pageId }, asAdmin)).toHaveLength(27);
  });
});

describe('each step', () => {
  const errorOf = async (line: string, input: object) => {
    const { status, error } = await observed(line, { loggedInEmail: 'x', comments: 'x', ...input }, asAdmin);
    return [status, error.message];
  };
  const read = (pageId: number) =>
    answered<{ versions: object[]; selectedVersionId: number | null }>(
      ...(['GET Admin/GetPageComponentData', { pageId }, asAdmin] as const),
    );

  it('requires the state that it starts from, and changes nothing otherwise [1:159] [1:160] [1:161] [1:163] [1:268] [1:269] [1:270] [1:271] [1:272] [1:12] [1:156] [2:124] [1:164] [2:158]', async () => {
    const pageId = await make();
    const none = (status: string) => [
      ...[409, `There is no ${status} version on this page any more. Reload the page.`],
    ];
    const before = await read(pageId);
    expect(await errorOf('GET Version/CreateDraft', { pageId })).toEqual([
      ...[409, 'V1 is a draft already. Reload the page to see it.'],
    ]);
    expect(await errorOf('GET Version/RejectDraft', { pageId })).toEqual(none('pending'));
    expect(await errorOf('GET Version/PublishDraft', { pageId })).toEqual(none('pending'));
    expect(await errorOf('GET Version/SubmitDraft', { pageId, versionId: 2 })).toEqual([
      ...[409, 'V2 is not the draft version of this page; V1 is.'],
    ]);
    expect(await read(pageId)).toEqual(before);
    await answered('GET Version/SubmitDraft', { pageId }, asAdmin);
    const pending = await read(pageId);
    expect(await errorOf('GET Version/CreateDraft', { pageId })).toEqual([
      ...[409, 'V1 is pending review already. Reload the page to see it.'],
    ]);
    expect(await errorOf('GET Version/SubmitDraft', { pageId })).toEqual(none('draft'));
    expect(await errorOf('DELETE Version/DeleteDraft', { pageId })).toEqual(none('draft'));
    for (const line of ['GET Version/RejectDraft', 'GET Version/PublishDraft']) {
      expect(await errorOf(line, { pageId, versionId: 2 })).toEqual([
        ...[409, 'V2 is not the pending version of this page; V1 is.'],
      ]);
      // Of the reviewed revision, if the call names it.
      expect(await errorOf(line, { pageId, versionId: 1, revision: 99 })).toEqual([
        ...[409, 'V1 was changed since you opened it. Reload the page and look again.'],
      ]);
    }
    expect(await errorOf('GET Version/RejectDraft', { pageId, comments: ' ' })).toEqual([
      ...[400, 'Comments is required.'],
    ]);
    expect(await read(pageId)).toEqual(pending);
    await answered('GET Version/PublishDraft', { pageId, versionId: 1 }, asAdmin);
    for (const [line, status] of [
      ['GET Version/SubmitDraft', 'draft'],
      ['DELETE Version/DeleteDraft', 'draft'],
      ['GET Version/RejectDraft', 'pending'],
      ['GET Version/PublishDraft', 'pending'],
    ] as const) {
      expect(await errorOf(line, { pageId }), line).toEqual(none(status));
    }
  });

  it('records time, author and reason with its version [1:159] [1:160] [1:161] [1:268] [1:269] [1:270] [1:271] [1:276] [2:167] [1:12] [1:156] [1:134] [1:165]', async () => {
    const pageId = await make();
    const newest = async () => (await read(pageId)).versions[0];
    const asEditor = { session: site.editor };
    const pageLink = `https://elsewhere.example/${'x'.repeat(1_900)}`;
    const from = { pageId, loggedInEmail: 'nobody@acme.example', pageLink };
    await answered('GET Version/SubmitDraft', { ...from, comments: ' Look ' }, asEditor);
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const version = { versionId: 1, timestamp };
    const { email } = site.admin;
    const { email: editor } = site.editor;
    expect(await newest()).toMatchObject({ ...version, status: 'pending', email: editor, comments: 'Look' });
    await answered('GET Version/RejectDraft', { ...from, comments: ' Why ' }, asAdmin);
    expect(await newest()).toMatchObject({ ...version, status: 'draft', email, comments: 'Why' });
    await answered('GET Version/SubmitDraft', { ...from, comments: '' }, asEditor);
    await answered('GET Version/PublishDraft', { ...from, comments: ' Good ' }, asAdmin);
    expect(await newest()).toMatchObject({ ...version, status: 'live', email, comments: 'Good' });
    await answered('GET Version/CreateDraft', from, asEditor);
    expect(await newest()).toMatchObject({
      ...{ versionId: 2, timestamp, status: 'draft', email: editor, comments: '' },
    });
  });
});
