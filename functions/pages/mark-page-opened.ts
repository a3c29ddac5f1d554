import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import { openPageEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';

/** The editor says so every 20 seconds; anyone who was not heard of for this long has gone. */
const openForMs = 60_000;

/** Says that this session has a page open and answers who else has it. */
export const markPageOpened: Operation<Contract['markPageOpened']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId } = input;
  const [page, marks] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)),
    table.queryAll(openPageEntity.range(scope, pageId)),
  ]);
  if (!page) throw notFound('This page');
  const own = openPageEntity.key(scope, pageId, session.userId, session.publicId);
  const heardAfter = new Date(now.getTime() - openForMs).toISOString();
  const open = marks.filter((mark) => mark.seenAt > heardAfter);
  const timestamp = now.toISOString();
  // The number of times is of no use; to raise it is the cheapest write that is not conditional.
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
