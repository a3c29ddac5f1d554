import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { storedComponent } from '../editor/inspector/stored-component';

const sectionKeys = {
  all: ['saved-sections'],
  list: ['saved-sections', 'list'],
  content: (savedSectionId: number) => ['saved-section-content', savedSectionId],
};

/** The company's saved sections, the newest first. */
export function useListSavedSections() {
  return useQuery({
    queryKey: sectionKeys.list,
    queryFn: ({ signal }) => api('listSavedSections', {}, { signal }),
  });
}

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

export const useCreateSavedSection = () =>
  useSectionChange((section: ApiRequest<'createSavedSection'>) => api('createSavedSection', section));

export const useRenameSavedSection = () =>
  useSectionChange((section: ApiRequest<'renameSavedSection'>) => api('renameSavedSection', section));

export const useDeleteSavedSection = () =>
  useSectionChange((savedSectionId: number) => api('deleteSavedSection', { savedSectionId }));
