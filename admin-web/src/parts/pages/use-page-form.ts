import { mapFields } from '@galley/shared/map-fields';
import { messages } from '@galley/shared/messages';
import { type Detail, type OwnDetails, ownDetails } from '@galley/shared/page-details';
import { type BeginWith, createPageSchema, type Page, pageSchema } from '@galley/shared/schemas/page';
import { type VersionDetails, versionDetailsSchema } from '@galley/shared/schemas/version';
import { fieldErrors } from '../../ui/form/field-errors';
import type { FormLabels } from '../../ui/form/form-labels';
import { type FormHandle, useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';
import { emptyPage, type PageFormValues, pageFormValues } from './page-form-rules';
import { useCreatePage, useListPages, useUpdateDraftDetails, useUpdatePage } from './use-pages';

export interface PageFields extends PageFormValues {
  isExternal: boolean;
  /** The initial content of a new page; null for nothing. */
  beginWith: BeginWith | null;
}

export type PageFormHandle = FormHandle<PageFields>;

const ownLabels: Required<FormLabels<OwnDetails>> = mapFields(ownDetails, ({ label, words }: Detail) =>
  words ? { label, show: (choice: string) => words[choice] ?? '' } : label,
);

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
    ...ownLabels,
    after: { label: 'Menu order', show: (entry) => (entry === 0 ? 'First' : show(entry)) },
  };
}

/** A version whose details the form shows, and changes while it is a draft. */
export interface FormVersion {
  versionId: number;
  details: VersionDetails;
}

/** The initial state of the form: a page, one of its versions, or a page that does not exist yet. */
type Start = Pick<Page, 'isExternal'> & Partial<Page> & { after?: number | null };

const startOf = ({ page, after }: VersionDetails): Start => ({ ...page, after });

/** The form of an existing page, of its details in a version, or of a new page. `onSaved` gets the id. */
export function usePageForm(
  page: Page | undefined,
  version: FormVersion | undefined,
  isExternal: boolean,
  onSaved: (id: number) => void,
) {
  const createPage = useCreatePage();
  const updatePage = useUpdatePage();
  const updateDraft = useUpdateDraftDetails();
  const { data: pages = [] } = useListPages();
  return useRevisionedForm<PageFields, Start>({
    stored: version ? startOf(version.details) : (page ?? { isExternal }),
    load: (start) => ({
      ...pageFormValues({ ...emptyPage, ...start }),
      isExternal: start.isExternal,
      beginWith: null,
    }),
    labels: labelsOf((id) => pages.find(({ pageId }) => pageId === id)?.pageName ?? `Page ${id}`),
    place: placeOf(page, version, isExternal),
    check: (values) => {
      const isOfNothing = values.beginWith?.kind === 'copy' && values.beginWith.pageId === 0;
      if (!isOfNothing) return fieldErrors(createPageSchema, values);
      const others = fieldErrors(createPageSchema, { ...values, beginWith: null });
      return { ...others, beginWith: 'Choose the page to copy.' };
    },
    read: (current) => {
      if (!version) return pageSchema.safeParse(current).data;
      const details = versionDetailsSchema.safeParse(current).data;
      return details && startOf(details);
    },
    save: (values, { revision }) => {
      const sent = createPageSchema.parse(values);
      if (!page) return createPage.mutateAsync(sent);
      if (!version) return updatePage.mutateAsync({ ...sent, id: page.id, revision });
      const { after } = values;
      const of = { pageId: page.id, versionId: version.versionId, revision };
      return updateDraft.mutateAsync({ ...sent, after, ...of });
    },
    notice: null,
    onSaved: (id) => {
      if (version) return notifySaved(`Saved in V${version.versionId}`);
      notifySaved(page ? messages.pageUpdated : messages.saved);
      onSaved(id as number);
    },
  });
}

/** Identifies the form among the local drafts. */
function placeOf(page: Page | undefined, version: FormVersion | undefined, isExternal: boolean): string {
  if (!page) return `new ${isExternal ? 'external' : 'internal'} page`;
  return version ? `page ${page.id} form of V${version.versionId}` : `page ${page.id} form`;
}
