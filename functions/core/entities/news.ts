import { threadOfNews, versionEvents } from '../version-events';
import { companyPartition, type RecordOf } from './entity';
import { type KeyPart, sha256, sortableId, text } from './key-parts';

export const newsPartition = companyPartition('NEWS', { leftOut: 'mails that go out within minutes' });

const actor: KeyPart<string> = {
  name: 'actor',
  pattern: '<hash>',
  shape: '[0-9a-f]{32}',
  write: (email) => sha256(email).slice(0, 32),
};

/** How often someone did something with versions within a few minutes; `slot` is the moment at which those end. */
export const newsActsEntity = newsPartition.entity({
  sort: ['ACTS', text('slot'), actor],
  schema: (s) => ({ acts: s.count, ttl: s.count }),
});

/** One piece of news that waits for the mail that tells of many. */
export const newsLineEntity = newsPartition.entity({
  sort: ['LINE', text('slot'), sortableId],
  schema: (s) => ({
    what: s.oneOf(versionEvents),
    pageId: s.count,
    pageName: s.text,
    versionId: s.count,
    actor: s.text,
    comments: s.text,
    thread: threadOfNews(s),
    to: s.list(s.text),
    ttl: s.count,
  }),
});
export type NewsLineRecord = RecordOf<typeof newsLineEntity>;
