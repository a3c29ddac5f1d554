import { messages } from '@galley/shared/messages';
import { type BeginWith, createPageSchema, type Page, pageSchema } from '@galley/shared/schemas/page';
import { fieldErrors } from '../../ui/form/field-errors';
import type { FormLabels } from '../../ui/form/form-labels';
import { type FormHandle, useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';
import { emptyPage, type PageFormValues, pageFormValues } from './page-form-rules';
import { useListPages } from './use-list-pages';
import { useCreatePage, useUpdatePage } from './use-save-page';

export interface PageFields extends PageFormValues {
  isExternal: boolean;
  /** What a new page has on it at first; null for nothing. */
  beginWith: BeginWith | null;
}

export type PageFormHandle = FormHandle<PageFields>;

function labelsOf(nameOf: (pageId: number) => string): FormLabels<PageFields> {
  const show = (entry: number | null) => (entry === null ? '' : nameOf(entry));
  return {
    name: 'Page Name',
    friendlyUrl: 'Friendly URL',
    menu: { label: 'Parent Menu', show },
    childMenu: { label: 'Child Menu', show },
    subMenu: { label: 'Sub Menu', show },
    showOnMenu: 'Show On Menu',
    allowNavigation: 'Allow Navigation',
    openType: 'Open Type',
    scoTitle: 'SEO Title',
    scoMetaDescription: 'SEO Description',
    scoMetaKeywords: 'SEO Keywords',
    noIndex: 'Hide from search engines',
    summary: 'Summary',
    picture: 'Picture',
    date: 'Date',
    author: 'Author',
    tags: 'Tags',
    hasArticles: 'Pages below are articles',
  };
}

/** What the form starts from: a page, or one that is not there yet. */
type Start = Pick<Page, 'isExternal'> & Partial<Page>;

/** The form of a page that is there, or of a new one. `onSaved` is told its id. */
export function usePageForm(page: Page | undefined, isExternal: boolean, onSaved: (id: number) => void) {
  const createPage = useCreatePage();
  const updatePage = useUpdatePage();
  const { data: pages = [] } = useListPages();
  return useRevisionedForm<PageFields, Start>({
    stored: page ?? { isExternal },
    load: (start) => ({
      ...pageFormValues({ ...emptyPage, ...start }),
      isExternal: start.isExternal,
      beginWith: null,
    }),
    labels: labelsOf((id) => pages.find(({ pageId }) => pageId === id)?.pageName ?? `Page ${id}`),
    place: page ? `page ${page.id} form` : `new ${isExternal ? 'external' : 'internal'} page`,
    check: (values) => {
      const isOfNothing = values.beginWith?.kind === 'copy' && values.beginWith.pageId === 0;
      if (!isOfNothing) return fieldErrors(createPageSchema, values);
      const others = fieldErrors(createPageSchema, { ...values, beginWith: null });
      return { ...others, beginWith: 'Choose the page to copy.' };
    },
    read: (current) => pageSchema.safeParse(current).data,
    save: (values, { revision }) => {
      const sent = createPageSchema.parse(values);
      return page ? updatePage.mutateAsync({ ...sent, id: page.id, revision }) : createPage.mutateAsync(sent);
    },
    onSaved: (id) => {
      notifySaved(page ? messages.pageUpdated : messages.saved);
      onSaved(id as number);
    },
  });
}
