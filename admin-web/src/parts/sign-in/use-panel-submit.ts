import { signInMessages } from '@galley/shared/sign-in-messages';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error';
import type { FieldErrors } from './check-filled';

interface PanelSubmit {
  isBusy: boolean;
  /** An error that concerns the whole panel. */
  error: string | undefined;
  fieldErrors: FieldErrors;
  submit: (event: FormEvent) => void;
}

/**
 * Validates and sends one panel. Errors that name a field of the panel are shown at it, all others in the panel's
 * error area. `onRestart`: the sign-in has expired or was used up, and starts again.
 */
export function usePanelSubmit(
  fields: readonly string[],
  check: () => FieldErrors,
  send: () => Promise<void>,
  onRestart?: (message: string) => void,
): PanelSubmit {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = check();
    setFieldErrors(wrong);
    setError(undefined);
    const form = event.currentTarget as HTMLFormElement;
    const firstWrong = fields.find((field) => wrong[field]);
    if (firstWrong) return form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    setIsBusy(true);
    try {
      await send();
    } catch (thrown) {
      const named = thrown instanceof ApiError ? pick(thrown.fields, fields) : {};
      if (Object.keys(named).length > 0) setFieldErrors(named);
      else if (onRestart && isAttemptOver(thrown)) onRestart(thrown.message);
      else setError(messageOf(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, fieldErrors, submit: (event) => void submit(event) };
}

function pick(errors: Readonly<Record<string, string>>, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));
}

/**
 * The attempt cookie has expired or is used up: the sign-in starts again. A wrong code is a 401 too, with another
 * message.
 */
function isAttemptOver(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.message === signInMessages.signInAgain;
}
