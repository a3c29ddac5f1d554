import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { requireImage } from './image-repository';
import { usesOf } from './library-uses';

/** Where a picture is used. */
export const getImageUsage: Operation<Contract['getImageUsage']> = ({ input, table, scope }) =>
  usesOf(
    table,
    scope,
    requireImage(table, scope, input.id).then(({ imageUrl }) => ({
      names: (content) => names(content, imageUrl),
      isOf: ({ picture }) => picture === imageUrl,
    })),
  );

/** A match counts only where it is not the beginning of a longer URL. */
function names(content: unknown, imageUrl: string): boolean {
  const text = JSON.stringify(content);
  for (let at = text.indexOf(imageUrl); at >= 0; at = text.indexOf(imageUrl, at + 1)) {
    if (!/[\w.-]/.test(text.charAt(at + imageUrl.length))) return true;
  }
  return false;
}
