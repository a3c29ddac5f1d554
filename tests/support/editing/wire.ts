import { callRoutes } from '@galley/admin-web/src/lib/call-routes';
import type { Method } from '@galley/shared/contract/call';
import type { CallName } from '@galley/shared/contract/contract';
import { callApi } from '../api-caller';
import type { TestSession } from '../companies';

/** `before`: no call arrives; `after`: calls arrive, and their responses do not. */
export type Loss = 'before' | 'after';

const names = new Map(
  Object.entries(callRoutes).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]),
);

export type Wire = ReturnType<typeof wireTo>;

/** The transport of the admin's calls: to the real handlers, unless the connection is lost. */
export function wireTo(session: TestSession) {
  let underWay = 0;
  const wire = {
    loss: undefined as Loss | undefined,
    /** Calls that were executed although their response was lost. */
    unanswered: [] as CallName[],
    isBusy: () => underWay > 0,
    fetch: async (given: string, { method, body }: { method: Method; body?: string }) => {
      const url = new URL(given, 'http://localhost');
      const name = names.get(`${method} ${url.pathname}`);
      if (!name) throw new Error(`There is no call ${method} ${url.pathname}.`);
      if (wire.loss === 'before') throw new TypeError('Failed to fetch');
      underWay += 1;
      try {
        const input = body ? JSON.parse(body) : Object.fromEntries(url.searchParams);
        const answer = await callApi(name, input, { session, method });
        if (wire.loss === 'after') {
          wire.unanswered.push(name);
          throw new TypeError('Failed to fetch');
        }
        const said = answer.status < 300 ? answer.body : answer.error;
        return new Response(answer.status === 204 ? null : JSON.stringify(said), { status: answer.status });
      } finally {
        underWay -= 1;
      }
    },
  };
  return wire;
}
