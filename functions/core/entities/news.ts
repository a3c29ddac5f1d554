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

/** Counts a user's changes to versions within a few minutes; `slot` is the end of those minutes. */
export const newsActsEntity = newsPartition.entity({
  sort: ['ACTS', text('slot'), actor],
  schema: (s) => ({ acts: s.count, ttl: s.count }),
});

/** An event that waits for the next digest mail. */
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
