import { required } from '@galley/shared/required';
import { invalid } from './errors';

/**
 * A list's cursor, as its pattern matches it; undefined for the first part of the list.
 * @throws 400 naming `cursor`
 */
export function readCursor(cursor: string | undefined, pattern: RegExp): RegExpExecArray | undefined {
  if (!cursor) return undefined;
  return required(pattern.exec(cursor), () =>
    invalid({ cursor: 'cursor must be the x-next-cursor of an earlier response.' }),
  );
}
