import type { CreatableType } from '@galley/shared/components/dictionary';
import { isApiError } from '../../../lib/api-error';
import type { FormValues } from './component-calls';
import { differingFields, valuesOf } from './component-values';

/** The saves of a component whose answers were lost: each may have reached the server all the same. */
export function lostSaves(type: CreatableType) {
  let sent: FormValues[] = [];
  return {
    /** Whether what is stored is not known for certain. */
    areThere: () => sent.length > 0,
    answered: () => {
      sent = [];
    },
    /** Notes a save that failed. */
    failed: (error: unknown, values: FormValues) => {
      if (isApiError(error) && error.isTemporary) sent.push(values);
    },
    /** A stale save over a text that was sent from here met a save of our own: what that one stored, and its revision. */
    foundBy: (error: unknown, values: FormValues): { revision: number; values: FormValues } | undefined => {
      if (!isApiError(error, 409) || error.revision === undefined || !isRecord(error.current))
        return undefined;
      const stored = valuesOf(type, error.current);
      const own = [values, ...sent].find((one) => differingFields(valuesOf(type, one), stored).length === 0);
      if (own) sent = [];
      return own && { revision: error.revision, values: own };
    },
  };
}

export function isRecord(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
