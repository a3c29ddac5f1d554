import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { ApiError } from './api-error';
import { sessionGate } from './session-gate';

interface SentRequest {
  url: string;
  init: RequestInit;
}

let sent: SentRequest[] = [];

/** Responds to the calls of a test, one after the other. */
function respondWith(...answers: (Response | Error)[]) {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('A call too many was made.');
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

beforeEach(() => sessionGate.close());
afterEach(() => vi.unstubAllGlobals());

describe('requests of the API client', () => {
  it('put the input of a read into the query and leave out empty values [1:252]', async () => {
    respondWith(json(200, { page: {} }));
    await api('getPageComponentData', { pageId: 7, versionId: null });
    expect(sent[0]?.url).toBe('/api/Admin/GetPageComponentData?pageId=7');
    expect(sent[0]?.init.method).toBe('GET');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('send the input of a change as JSON, with the CSRF header and the cookie [1:251]', async () => {
    respondWith(json(200, 'Saved'));
    await api('updatePageOrder', { orderedPageIds: [3, 1] });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"orderedPageIds":[3,1]}',
      credentials: 'same-origin',
      headers: { 'x-galley-csrf': '1', 'content-type': 'application/json' },
    });
  });

  it('use POST for changes that are observed as GET', async () => {
    respondWith(json(200, 4), json(200, 'Restored'));
    await api('publishDraft', { pageId: 7 });
    await api('restorePage', { pageId: 7 });
    expect(sent.map(({ init }) => init.method)).toEqual(['POST', 'POST']);
  });

  it('name what is deleted in the query [1:246]', async () => {
    respondWith(json(200, 'Deleted'));
    await expect(api('deletePage', { pageId: 7 })).resolves.toBe('Deleted');
    expect(sent[0]).toMatchObject({ url: '/api/Admin/DeletePage?pageId=7', init: { method: 'DELETE' } });
  });

  it('send files and texts of an upload as a form [2:214]', async () => {
    respondWith(json(200, 3));
    const image = new File(['x'], 'boat.png', { type: 'image/png' });
    await api('uploadImage', { imageDescription: 'A boat', imageName: 'boat.png', image });
    const form = sent[0]?.init.body as FormData;
    expect(form.get('imageName')).toBe('boat.png');
    expect(form.get('image')).toBeInstanceOf(Blob);
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });
});

describe('responses of the API client', () => {
  it('are undefined for 204 [2:209]', async () => {
    respondWith(new Response(null, { status: 204 }));
    await expect(api('logOut')).resolves.toBeUndefined();
  });

  it('turn an error response into an ApiError with the messages of its fields [1:281] [2:246] [2:249] [1:280]', async () => {
    respondWith(
      json(400, {
        message: 'Page Name is required.',
        fields: { name: 'Page Name is required.' },
        requestId: 'r1',
      }),
    );
    const error = await errorOf(api('getPage', { pageId: 1 }));
    expect(error).toMatchObject({
      status: 400,
      message: 'Page Name is required.',
      fields: { name: 'Page Name is required.' },
      requestId: 'r1',
      isTemporary: false,
    });
  });

  it('carry the revision and the current text after a stale save', async () => {
    respondWith(json(409, { message: 'Changed.', revision: 5, current: { id: 7 } }));
    const error = await errorOf(api('getPage', { pageId: 7 }));
    expect(error).toMatchObject({ status: 409, revision: 5, current: { id: 7 } });
  });

  it('say that the server could not be reached when no response arrives', async () => {
    respondWith(new TypeError('Failed to fetch'));
    const error = await errorOf(api('listPages'));
    expect(error).toMatchObject({ status: 0, isTemporary: true });
    expect(error.message).toContain('could not be reached');
  });

  it('do not show the text of a response from an intermediary', async () => {
    respondWith(new Response('<html>Bad gateway</html>', { status: 502 }));
    const error = await errorOf(api('listPages'));
    expect(error.status).toBe(502);
    expect(error.message).not.toContain('html');
  });

  it('treat an HTML page with status 200 as no response', async () => {
    respondWith(new Response('<html></html>', { status: 200 }));
    expect((await errorOf(api('listPages'))).status).toBe(0);
  });
});

describe('an expired session in the API client', () => {
  const lost = () => json(401, { message: 'Please sign in.' });

  it('waits for a new sign-in, then repeats the call once [1:43] [1:288]', async () => {
    sessionGate.open();
    respondWith(lost(), json(200, []));
    const call = api('listPages');
    await vi.waitFor(() => expect(sessionGate.state).toBe('lost'), { timeout: 15_000 });
    expect(sent).toHaveLength(1);
    sessionGate.open();
    await expect(call).resolves.toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('rejects every waiting call when the user leaves [1:43] [1:288]', async () => {
    sessionGate.open();
    respondWith(lost(), lost());
    const calls = [errorOf(api('listPages')), errorOf(api('getVersionLimit'))];
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 15_000 });
    await vi.waitFor(() => expect(sessionGate.state).toBe('lost'), { timeout: 15_000 });
    sessionGate.close();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401]);
  });

  it('does not ask again for a call that was in flight during a sign-in [1:43] [1:288]', async () => {
    sessionGate.open();
    let respondFirst = (_: Response) => {};
    const first = new Promise<Response>((resolve) => {
      respondFirst = resolve;
    });
    const answers = [first, Promise.resolve(json(200, []))];
    vi.stubGlobal('fetch', () => answers.shift());
    const call = api('listPages');
    sessionGate.open();
    respondFirst(lost());
    await expect(call).resolves.toEqual([]);
    expect(sessionGate.state).toBe('open');
  });

  it('rejects at once while no one is signed in [1:43] [1:288]', async () => {
    respondWith(lost());
    expect((await errorOf(api('listPages'))).status).toBe(401);
  });

  it('never waits for the call that asks who is signed in [1:38] [1:43] [1:288]', async () => {
    sessionGate.open();
    respondWith(lost());
    const call = api('getSignedInUser', {}, { isSessionOptional: true });
    expect((await errorOf(call)).status).toBe(401);
    expect(sessionGate.state).toBe('open');
  });

  it('leaves a wrong password to the sign-in screen [1:280]', async () => {
    sessionGate.open();
    respondWith(json(401, { message: 'Wrong.' }));
    const call = api('authenticate', { username: 'a@b.example', password: 'x' });
    expect((await errorOf(call)).message).toBe('Wrong.');
    expect(sessionGate.state).toBe('open');
  });
});
