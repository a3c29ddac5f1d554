import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import { openPageEntity } from '../core/entities/version';
import { orNotFound } from '../core/errors';
import type { Operation } from '../core/operation';

/** The editor calls this every 20 seconds; a session that has not called for this long has left. */
const openForMs = 60_000;

/** Records that this session has a page open, and returns the others who do. */
export const markPageOpened: Operation<Contract['markPageOpened']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId } = input;
  const [, marks] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)).then(orNotFound('This page')),
    table.queryAll(openPageEntity.range(scope, pageId)),
  ]);
  const own = openPageEntity.key(scope, pageId, session.userId, session.publicId);
  const heardAfter = new Date(now.getTime() - openForMs).toISOString();
  const open = marks.filter((mark) => mark.seenAt > heardAfter);
  const timestamp = now.toISOString();
  // The count is not used; raising it is simply the cheapest unconditional write.
  await table.increment(own, 'times', 1, {
    set: {
      email: session.email,
      since: open.find((mark) => mark.sk === own.sk)?.since ?? timestamp,
      seenAt: timestamp,
      ttl: Math.floor((now.getTime() + openForMs) / 1000),
    },
  });
  return open.filter((mark) => mark.sk !== own.sk).map(({ email, since }) => ({ email, since }));
};
