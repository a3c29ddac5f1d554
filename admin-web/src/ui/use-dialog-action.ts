import { useState } from 'react';
import { messageOf } from '../lib/api-error';

/**
 * The action of a dialog. The dialog is busy while it runs and closes afterwards; an error is shown, and the user can
 * try again.
 */
export function useDialogAction(onFailed?: (error: unknown) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (act: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (thrown) {
      onFailed?.(thrown);
      setError(messageOf(thrown));
      setIsBusy(false);
    }
  };
  return { isBusy, error, forgetError: () => setError(undefined), run };
}
