import { groupBy } from '@galley/shared/group-by';
import type { Key } from '../core/entities/key';

/** The company of a job's key, which begins with the due time. */
const companyOf = ({ sk }: Key) => sk.split('#')[1] ?? '';

/**
 * The jobs to run next: one of each company in turn, the oldest first, so that a company with a thousand jobs
 * does not block the others.
 * @param due in the order in which they are due
 */
export function takeTurns(due: readonly Key[], most: number): Key[] {
  const queues = groupBy(due, companyOf);
  const turns: Key[] = [];
  for (let round = 0; turns.length < most; round += 1) {
    const next = [...queues.values()].flatMap((queue) => queue[round] ?? []);
    if (next.length === 0) break;
    turns.push(...next);
  }
  return turns.slice(0, most);
}
