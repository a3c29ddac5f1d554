import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ApiRequest, api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';
import { companyNameKey } from '../session/use-company-name';
import { siteStateKeys } from '../session/use-guard-state';
import { useGetChecklist } from '../settings/use-get-checklist';

/** Begins the site with a starter; its pages are made meanwhile (`useStartProgress`). */
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

/** How far the pages of a starter are; what was read of the site is read again when they are there. */
export function useStartProgress() {
  const queryClient = useQueryClient();
  const { data } = useGetChecklist(undefined, (checklist) =>
    checklist?.start?.isMade === false ? onceASecond : false,
  );
  const isMaking = data?.start?.isMade === false;
  useEffect(() => {
    if (!isMaking) return;
    return () => {
      // All that the guard looks at, and the question that leads away from here last: it must never see half of it.
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
