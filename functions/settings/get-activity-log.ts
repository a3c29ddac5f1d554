import type { Contract } from '@galley/shared/contract/contract';
import { readCursor } from '../core/cursor';
import { type ActivityRecord, activityEntity } from '../core/entities/activity';
import { userEntity } from '../core/entities/user';
import { CallResponse, type Operation } from '../core/operation';

/** The limits of one search call; `x-next-cursor` then tells where the search continues. */
const searchedAtOnce = { entries: 500, queries: 4 };
const cursorPattern = /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z-\d{6}-[0-9a-f]{8}$/;

/** The changes that were made outside a company's pages, newest first. */
export const getActivityLog: Operation<Contract['getActivityLog']> = async ({ table, scope, input }) => {
  const { limit, search } = input;
  let cursor = readCursor(input.cursor, cursorPattern)?.[0];
  // Users search for people by the name that the screen shows.
  const people = search ? await table.queryAll(userEntity.range(scope)) : [];
  const names = new Map(people.map(({ email, firstName, lastName }) => [email, `${firstName} ${lastName}`]));
  const isAbout = ({ email, action }: ActivityRecord) =>
    `${names.get(email) ?? ''} ${email} ${action}`.toLowerCase().includes(search.toLowerCase());
  const found: ActivityRecord[] = [];
  for (let query = 0; query < searchedAtOnce.queries; query += 1) {
    const { items, cursor: next } = await table.query(activityEntity.range(scope), {
      descending: true,
      limit: search ? searchedAtOnce.entries : limit,
      cursor,
    });
    found.push(...items.filter(isAbout));
    cursor = next;
    if (cursor === undefined || found.length >= limit) break;
  }
  const shown = found.slice(0, limit);
  if (found.length > limit) cursor = shown.at(-1)?.sk;
  return new CallResponse(
    shown.map(({ sk, timestamp, email, isVendor, action }) => ({
      id: sk,
      timestamp,
      email,
      isVendor,
      action,
    })),
    cursor ? { headers: { 'x-next-cursor': cursor } } : {},
  );
};
