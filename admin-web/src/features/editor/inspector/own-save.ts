import type { CreatableType } from '@galley/shared/components/dictionary';
import { isApiError } from '../../../lib/api-error';
import type { FormValues } from './component-calls';
import { differingFields, valuesOf } from './component-values';

/** A stale save whose stored text is what was sent is our own, whose answer was lost: the revision that it got. */
export function revisionOfOwnSave(error: unknown, type: CreatableType, sent: FormValues): number | undefined {
  if (!isApiError(error, 409) || !isRecord(error.current)) return undefined;
  const isOwn = differingFields(valuesOf(type, sent), valuesOf(type, error.current)).length === 0;
  return isOwn ? error.revision : undefined;
}

export function isRecord(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
