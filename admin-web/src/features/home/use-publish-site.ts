import type { PageListRow } from '@galley/shared/schemas/page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';
import { siteStateKeys } from '../session/use-guard-state';

/** The pages that were never live, in the order of publishing: the home page last, since it opens the site. */
export function pagesToOpen(rows: readonly PageListRow[]): PageListRow[] {
  const waiting = rows.filter(
    ({ isExternal, versionStatus, parentDeleted }) =>
      !isExternal && !parentDeleted && (versionStatus === 'draft' || versionStatus === 'pending'),
  );
  const isHome = ({ fullUrl }: PageListRow) => fullUrl === '/';
  return [...waiting.filter((row) => !isHome(row)), ...waiting.filter(isHome)];
}

/** Publishes all of them, one after the other. After an interruption it continues with the rest. */
export function usePublishSite() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const publish = useMutation({
    mutationFn: async (rows: readonly PageListRow[]) => {
      setDone(0);
      for (const { pageId, versionStatus } of rows) {
        const version = { pageId, versionId: null, comments: '' };
        if (versionStatus === 'draft') await api('submitDraft', { ...version, isPublishedNext: true });
        await api('publishDraft', version);
        setDone((count) => count + 1);
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: pageKeys.all });
      void queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
    },
  });
  return { publish, done };
}
