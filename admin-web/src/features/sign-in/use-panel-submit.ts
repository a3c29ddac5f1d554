import { messages } from '@galley/shared/messages';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error';
import type { FieldErrors } from './sign-in-rules';

interface PanelSubmit {
  isBusy: boolean;
  /** What is wrong with the whole panel. */
  error: string | undefined;
  fieldErrors: FieldErrors;
  submit: (event: FormEvent) => void;
}

/**
 * Checks and sends one panel. Refusals that name a field of the panel stand under it, all others in the
 * panel's error area. `onRestart`: the sign-in took too long or was used up, and begins again.
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
    if (firstWrong) {
      form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
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

/** The attempt cookie is gone or used up: every step begins again. A wrong code is also 401, with its own words. */
function isAttemptOver(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.message === messages.signInAgain;
}
