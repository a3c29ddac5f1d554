import type { Server } from 'node:http';
import { listen, readBody } from '@galley/infra/local/stand-ins/http-server';

export interface LambdaAndCdn {
  endpoint: string;
  /** The payloads of all asynchronous invocations so far, in order. */
  invocations: unknown[];
  /** The bodies of all CDN invalidations so far. */
  invalidations: string[];
  /** An asynchronous invocation without HTTP. */
  invokeLater(payload: unknown): void;
  /** Resolves when no invoked function is running. @throws the error of one */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Every asynchronous invocation of this process, running or not. */
const started: Promise<unknown>[] = [];

/** Runs a function and waits for its invocations, so that none of them affects later measurements. */
export async function withItsInvokes<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = started.length;
  const result = await work();
  await Promise.all(started.slice(before));
  return result;
}

/** The functions behind invocations: `later` for asynchronous ones, `now` for synchronous ones. */
export interface Invoked {
  later: (payload: unknown) => Promise<unknown>;
  now: (functionName: string, payload: unknown) => Promise<unknown>;
}

/** Serves Lambda's Invoke and CloudFront's CreateInvalidation, the only operations that the product uses of them. */
export async function startLambdaAndCdn(run: Invoked, server: Server): Promise<LambdaAndCdn> {
  const invocations: unknown[] = [];
  const invalidations: string[] = [];
  const running = new Set<Promise<unknown>>();
  const failures: unknown[] = [];

  const start = (payload: unknown) => {
    invocations.push(payload);
    const finished: Promise<unknown> = run
      .later(payload)
      .catch((error: unknown) => failures.push(error))
      .finally(() => running.delete(finished));
    running.add(finished);
    started.push(finished);
  };

  const standIn = await listen({ server }, async (request) => {
    const body = (await readBody(request)).toString();
    const [, invoked] = /^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(request.url ?? '') ?? [];
    if (invoked) {
      if (request.headers['x-amz-invocation-type'] !== 'Event')
        return toResponse(() => run.now(invoked, JSON.parse(body)));
      start(JSON.parse(body));
      return { status: 202 };
    }
    if (/^\/\d{4}-\d{2}-\d{2}\/distribution(-tenant)?\/[^/]+\/invalidation/.test(request.url ?? '')) {
      invalidations.push(body);
      const xml = '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>';
      return { status: 201, headers: { 'content-type': 'text/xml' }, body: xml };
    }
    return { status: 404, body: `The tests do not know ${request.method} ${request.url}` };
  });

  return {
    endpoint: standIn.endpoint,
    invocations,
    invalidations,
    invokeLater: start,
    async settled() {
      while (running.size > 0) await Promise.all(running);
      if (failures.length > 0) throw failures.splice(0)[0];
    },
    stop: () => standIn.stop(),
  };
}

/** As on AWS, a function that throws is a 200 response with a header. */
async function toResponse(run: () => Promise<unknown>) {
  const headers = { 'content-type': 'application/json' };
  try {
    return { status: 200, headers, body: JSON.stringify(await run()) };
  } catch (error) {
    const { name: errorType, message: errorMessage } = error as Error;
    const body = JSON.stringify({ errorType, errorMessage });
    return { status: 200, headers: { ...headers, 'x-amz-function-error': 'Unhandled' }, body };
  }
}
