import { useQuery } from '@tanstack/react-query';
import { api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { storedComponent } from '../components/stored-component';

const sectionKeys = {
  all: ['saved-sections'],
  list: ['saved-sections', 'list'],
  content: (savedSectionId: number) => ['saved-section-content', savedSectionId],
};

/** The company's saved sections, the newest first. */
export const useListSavedSections = () => useRead(sectionKeys.list, 'listSavedSections');

/** Reads the content of a saved section once, because it never changes. */
export function useGetSavedSection(savedSectionId: number) {
  return useQuery({
    queryKey: sectionKeys.content(savedSectionId),
    queryFn: async ({ signal }) =>
      storedComponent(await api('getSavedSection', { savedSectionId }, { signal })).component,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const useSectionChange = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, [sectionKeys.all], 'onSettled');

export const useCreateSavedSection = () => useSectionChange(callOf('createSavedSection'));

export const useRenameSavedSection = () => useSectionChange(callOf('renameSavedSection'));

export const useDeleteSavedSection = () =>
  useSectionChange((savedSectionId: number) => api('deleteSavedSection', { savedSectionId }));
