import type { ImportLine } from '@galley/shared/schemas/redirect';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { pageKeys } from '../pages/page-keys';
import { importParts } from './import-parts';

interface ImportState {
  /** The result of each line; absent before a file was checked. */
  lines?: ImportLine[];
  fileName?: string;
  error?: string;
  isBusy: boolean;
  /** The number of written parts, and of all parts. */
  progress?: { done: number; all: number };
}

/**
 * Checks a file as a whole, then writes it in parts. Written parts stay; importing the same file again adds the rest.
 */
export function useImportRedirects() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ImportState>({ isBusy: false });

  const check = async (file: File) => {
    setState({ isBusy: true, fileName: file.name });
    try {
      const csv = await file.text();
      const { lines } = await api('importRedirects', { csv, isCheckOnly: true });
      setState({ isBusy: false, fileName: file.name, lines });
    } catch (error) {
      setState({ isBusy: false, fileName: file.name, error: messageOf(error) });
    }
  };

  /** Resolves to the number of written redirects, or to undefined where an error occurred. */
  const write = async (): Promise<number | undefined> => {
    const parts = importParts(state.lines ?? []);
    let written = 0;
    try {
      for (const [done, csv] of parts.entries()) {
        setState((before) => ({
          ...before,
          isBusy: true,
          error: undefined,
          progress: { done, all: parts.length },
        }));
        written += (await api('importRedirects', { csv })).written;
      }
      return written;
    } catch (error) {
      const kept = written === 0 ? 'Nothing was saved.' : `${written} are saved; import again for the rest.`;
      setState((before) => ({ ...before, isBusy: false, error: `${messageOf(error)} ${kept}` }));
      return undefined;
    } finally {
      await queryClient.invalidateQueries({ queryKey: pageKeys.all });
    }
  };

  return { ...state, check, write };
}
