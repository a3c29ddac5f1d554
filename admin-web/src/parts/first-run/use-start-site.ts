import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ApiRequest, api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';
import { companyNameKey } from '../session/use-company-name';
import { siteStateKeys } from '../session/use-guard-state';
import { useGetChecklist } from './use-get-checklist';

/** Starts the site with a starter; a job creates its pages (`useStartProgress`). */
export function useStartSite() {
  const { refetch } = useGetChecklist();
  return useMutation({
    mutationFn: async (begun: ApiRequest<'startSite'>) => {
      await api('startSite', begun);
      await refetch();
    },
  });
}

const onceASecond = 1_000;

/** Polls the progress of a starter's pages; queries about the site are read again when they exist. */
export function useStartProgress() {
  const queryClient = useQueryClient();
  const { data } = useGetChecklist(undefined, (checklist) =>
    checklist?.start?.isMade === false ? onceASecond : false,
  );
  const isMaking = data?.start?.isMade === false;
  useEffect(() => {
    if (!isMaking) return;
    return () => {
      // Everything that the guard reads, with the query that leads away from here last: the guard must never see a
      // mix of old and new answers.
      for (const key of [siteStateKeys.forms, siteStateKeys.layout, siteStateKeys.initialized]) {
        queryClient.setQueryData(key, true);
      }
      for (const queryKey of [siteStateKeys.all, pageKeys.all, companyNameKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    };
  }, [isMaking, queryClient]);
  return { checklist: data, isMaking };
}
