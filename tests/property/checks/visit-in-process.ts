import { unpackPage } from '@galley/functions/core/release/path-body';
import { readVisit } from '@galley/functions/core/release/read-visit';
import { scope, table } from '../world';

/** What a visitor would get, without the handler, which reads through a socket of its own. */
export async function visitInProcess(
  path: string,
): Promise<{ status: number; text: string; location: string }> {
  const visit = await readVisit(table, scope, path).catch(() => undefined);
  if (!visit) return { status: 503, text: '', location: '' };
  const item = visit.item;
  if (item?.kind === 'redirect' && item.to) return { status: 301, text: '', location: item.to };
  if (item?.kind !== 'page' || !item.body) return { status: 404, text: '', location: '' };
  return { status: 200, text: JSON.stringify(unpackPage(item.body)), location: '' };
}
