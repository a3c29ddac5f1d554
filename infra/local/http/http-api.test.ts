import { describe, expect, it } from 'vitest';
import type { Throttle } from '../assembly/http-apis';
import type { Outcome } from '../lambda/execution-environment';
import { InvokeRefused } from '../lambda/lambda-runtime';
import { LocalHttpApi } from './http-api';
import type { HttpRequest } from './messages';

interface Event {
  routeKey: string;
  rawPath: string;
  headers: Record<string, string>;
  cookies?: string[];
  queryStringParameters?: Record<string, string>;
  pathParameters?: Record<string, string>;
  body?: string;
  isBase64Encoded: boolean;
}

interface ThrottleOptions {
  /** By route key, or shared by `all` routes without one of their own. */
  throttles?: Record<string, Throttle>;
  isThrottled?: boolean;
}

/** An API whose functions return `outcome`; their events are recorded. */
function createApi(
  outcome: Outcome | (() => Promise<Outcome>) = { payload: '"ok"' },
  routeKeys = ['POST /api/save'],
  { throttles = {}, isThrottled = true }: ThrottleOptions = {},
) {
  let now = 0;
  const events: Event[] = [];
  const api = new LocalHttpApi({
    api: {
      apiId: 'api',
      host: 'api.example',
      arn: 'arn:api',
      ...(throttles.all && { throttle: throttles.all }),
      routes: routeKeys.map((routeKey) => ({
        routeKey,
        functionArn: 'f',
        timeoutMs: 50,
        ...(throttles[routeKey] && { throttle: throttles[routeKey] }),
      })),
    },
    isThrottled,
    now: () => now,
    account: '000000000000',
    mayInvoke: () => true,
    invoke: async (_, payload) => {
      events.push(JSON.parse(payload) as Event);
      return typeof outcome === 'function' ? outcome() : outcome;
    },
  });
  const send = async (request: Partial<HttpRequest> = {}) => {
    const answer = await api.handle({
      method: 'POST',
      path: '/api/save',
      query: '',
      headers: {},
      body: Buffer.alloc(0),
      ip: '203.0.113.7',
      ...request,
    });
    return { ...answer, text: answer.body.toString() };
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { send, events, wait };
}

describe('the event of a function', () => {
  it('has separate cookies, joined repeated values and text as text', async () => {
    const { send, events } = createApi();
    await send({
      query: 'a=1&a=2&b=%C3%A4',
      headers: { cookie: ['x=1; y=2', 'z=3'], 'x-tag': ['p', 'q'], 'content-type': ['application/json'] },
      body: Buffer.from('{"ä":1}'),
    });
    expect(events[0]).toMatchObject({
      cookies: ['x=1', 'y=2', 'z=3'],
      queryStringParameters: { a: '1,2', b: 'ä' },
      body: '{"ä":1}',
      isBase64Encoded: false,
    });
    expect(events[0]?.headers).toMatchObject({ 'x-tag': 'p,q', 'x-forwarded-for': '203.0.113.7' });
    expect(events[0]?.headers).not.toHaveProperty('cookie');
  });

  it('has forms and files as base64', async () => {
    const { send, events } = createApi();
    const body = Buffer.from([0, 255, 10]);
    await send({ headers: { 'content-type': ['multipart/form-data; boundary=x'] }, body });
    expect(events[0]).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true });
  });
});

describe('routes', () => {
  const keys = ['GET /a/{id}', 'GET /a/me', 'ANY /a/{rest+}', '$default'];

  it('match exact paths first, then parameters, then greedy ones, and $default last', async () => {
    const { send, events } = createApi(undefined, keys);
    for (const path of ['/a/me', '/a/7', '/a/7/8', '/b']) await send({ method: 'GET', path });
    expect(events.map(({ routeKey }) => routeKey)).toEqual([
      'GET /a/me',
      'GET /a/{id}',
      'ANY /a/{rest+}',
      '$default',
    ]);
    expect(events[1]?.pathParameters).toEqual({ id: '7' });
    expect(events[2]?.pathParameters).toEqual({ rest: '7/8' });
  });

  it('are case-sensitive, and another method answers 404', async () => {
    const { send } = createApi();
    expect(await send({ path: '/api/Save' })).toMatchObject({ status: 404, text: '{"message":"Not Found"}' });
    expect(await send({ method: 'GET' })).toMatchObject({ status: 404 });
    expect(await send({ path: '/api/save/' })).toMatchObject({ status: 404 });
  });
});

describe('throttles', () => {
  const keys = ['POST /api/send', 'GET /api/one', 'GET /api/two'];
  const throttles = { all: { perSecond: 10, burst: 3 }, 'POST /api/send': { perSecond: 2, burst: 2 } };
  const statuses = async (send: ReturnType<typeof createApi>['send'], paths: string[]) => {
    const all: number[] = [];
    for (const path of paths) {
      all.push((await send({ method: path === '/api/send' ? 'POST' : 'GET', path })).status);
    }
    return all;
  };

  it("reject requests above the template's rate before invoking the function, and recover in time", async () => {
    const { send, events, wait } = createApi(undefined, keys, { throttles });
    expect(await statuses(send, Array(4).fill('/api/send'))).toEqual([200, 200, 429, 429]);
    expect(events).toHaveLength(2);
    expect(await send({ path: '/api/send' })).toMatchObject({
      status: 429,
      text: '{"message":"Too Many Requests"}',
    });
    wait(500);
    expect(await statuses(send, ['/api/send', '/api/send'])).toEqual([200, 429]);
  });

  it('are shared by the routes without limits of their own, and by no others', async () => {
    const { send } = createApi(undefined, keys, { throttles });
    await statuses(send, Array(5).fill('/api/send'));
    expect(await statuses(send, ['/api/one', '/api/two', '/api/one', '/api/two'])).toEqual([
      200, 200, 200, 429,
    ]);
  });

  it('are off where a test says so', async () => {
    const { send } = createApi(undefined, keys, { throttles, isThrottled: false });
    expect(await statuses(send, Array(4).fill('/api/send'))).toEqual([200, 200, 200, 200]);
  });
});

describe('the response', () => {
  const answering = (answer: unknown) => createApi({ payload: JSON.stringify(answer) }).send();

  it('is the function’s response, with its cookies', async () => {
    const answer = await answering({
      statusCode: 201,
      headers: { 'X-One': 1 },
      cookies: ['a=1; Path=/', 'b=2'],
      body: Buffer.from('hi').toString('base64'),
      isBase64Encoded: true,
    });
    expect(answer).toMatchObject({ status: 201, text: 'hi' });
    expect(answer.headers).toMatchObject({ 'x-one': ['1'], 'set-cookie': ['a=1; Path=/', 'b=2'] });
  });

  it('is a 200 with JSON where the function returns anything else', async () => {
    expect(await answering({ a: 1 })).toMatchObject({ status: 200, text: '{"a":1}' });
  });

  it('is 500 for a function that fails or returns nonsense', async () => {
    const text = '{"message":"Internal Server Error"}';
    const failing = createApi({ error: { errorType: 'Error', errorMessage: 'secret' } });
    expect(await failing.send()).toMatchObject({ status: 500, text });
    expect(await answering({ statusCode: 'x' })).toMatchObject({ status: 500, text });
    expect(await answering({ statusCode: 200, body: { a: 1 } })).toMatchObject({ status: 500, text });
  });

  it("is 503 after the integration's timeout", async () => {
    const slow = createApi(() => new Promise<Outcome>(() => undefined));
    expect(await slow.send()).toMatchObject({ status: 503, text: '{"message":"Service Unavailable"}' });
  });

  it('is 413 above 10 MB, or where the event would be too large for Lambda', async () => {
    const { send, events } = createApi();
    expect(await send({ body: Buffer.alloc(10 * 1024 * 1024 + 1) })).toMatchObject({ status: 413 });
    expect(events).toEqual([]);
    const refusing = createApi(() =>
      Promise.reject(new InvokeRefused('RequestTooLargeException', 'too large', 413)),
    );
    expect(await refusing.send()).toMatchObject({ status: 413 });
  });

  it('is 431 for headers above 10 KB', async () => {
    const { send } = createApi();
    expect(await send({ headers: { 'x-long': ['y'.repeat(10_300)] } })).toMatchObject({ status: 431 });
  });
});
