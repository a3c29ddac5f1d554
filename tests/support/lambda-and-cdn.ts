import { listen, readBody } from '@galley/infra/local/stand-ins/http-server';

export interface LambdaAndCdn {
  endpoint: string;
  /** The payloads of all asynchronous invokes so far, in order. */
  invocations: unknown[];
  /** The bodies of all CDN invalidations so far. */
  invalidations: string[];
  /** Resolves when no invoked function runs any more. @throws what one threw */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Answers Lambda's asynchronous Invoke and CloudFront's CreateInvalidation, all that the product asks of them. */
export async function startLambdaAndCdn(run: (payload: unknown) => Promise<unknown>): Promise<LambdaAndCdn> {
  const invocations: unknown[] = [];
  const invalidations: string[] = [];
  const running = new Set<Promise<unknown>>();
  const failures: unknown[] = [];

  const start = (payload: unknown) => {
    invocations.push(payload);
    const finished: Promise<unknown> = run(payload)
      .catch((error: unknown) => failures.push(error))
      .finally(() => running.delete(finished));
    running.add(finished);
  };

  const server = await listen({}, async (request) => {
    const body = (await readBody(request)).toString();
    if (/^\/2015-03-31\/functions\/[^/]+\/invocations/.test(request.url ?? '')) {
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
    endpoint: server.endpoint,
    invocations,
    invalidations,
    async settled() {
      while (running.size > 0) await Promise.all(running);
      if (failures.length > 0) throw failures.splice(0)[0];
    },
    stop: () => server.stop(),
  };
}
