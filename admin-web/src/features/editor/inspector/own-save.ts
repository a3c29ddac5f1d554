import type { CreatableType } from '@galley/shared/components/dictionary';
import { isApiError } from '../../../lib/api-error';
import type { FormValues } from '../../../parts/components/component-calls';
import { differingFields, valuesOf } from './component-values';

/** The saves of a component whose responses were lost: each may have reached the server. */
export function lostSaves(type: CreatableType) {
  let sent: FormValues[] = [];
  return {
    /** Whether the stored state is uncertain. */
    areThere: () => sent.length > 0,
    answered: () => {
      sent = [];
    },
    /** Records a failed save. */
    failed: (error: unknown, values: FormValues) => {
      if (isApiError(error) && error.isTemporary) sent.push(values);
    },
    /** Recognises that a stale save collided with a save of our own: returns its values and revision. */
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
