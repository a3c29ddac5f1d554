import type { Page } from '@galley/shared/schemas/page';
import { Alert, Card, SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useSaveShortcut } from '../../ui/shortcuts';
import { FieldCard } from './field-card';
import { useFillFromName } from './fill-from-name';
import { MenuOrderList } from './menu-order-list';
import { MenuPlaceSelect } from './menu-place-select';
import { PageBeginning } from './page-beginning';
import { PageFormActions } from './page-form-actions';
import { MenuSwitch, PageFormMenu } from './page-form-menu';
import { PageFormName } from './page-form-name';
import { NewPagePath, PageFormPath } from './page-form-path';
import { fullUrl, homePageUrl, isUnderLandingPage, pageFormLocks } from './page-form-rules';
import { PageFormSeo } from './page-form-seo';
import { PageFormShown } from './page-form-shown';
import { type FormVersion, type PageFields, usePageForm } from './use-page-form';
import { useMenuOptions, usePageDescendants } from './use-pages';

interface CommonProps {
  /** Called with the `id` of the created or updated page, after all queries about pages were read again. */
  onSaved?: (id: number) => void;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Renders the form's buttons in a header of the caller's; without it they are above the fields. */
  renderHead?: (actions: ReactNode) => ReactNode;
}

export type PageFormProps = CommonProps &
  (
    | { mode: 'create'; isExternal: boolean; mayPublish: boolean }
    | {
        mode: 'update';
        page: Page;
        canEdit: boolean;
        /** Shows the details of this version and saves them in it. */
        version?: FormVersion | undefined;
        readOnlyReason?: string | undefined;
      }
  );

/** The fields of the cards, which open where one is wrong. */
const shownFields = ['summary', 'picture', 'date', 'author', 'tags'] as const;
const searchFields = ['scoTitle', 'scoMetaDescription', 'scoMetaKeywords', 'noIndex'] as const;
const menuFields = ['menu', 'childMenu', 'subMenu', 'showOnMenu', 'allowNavigation', 'sideMenu'] as const;

/** Name, path, menu place and search texts of a new or an existing page. */
export function PageForm(props: PageFormProps) {
  const { onSaved = () => undefined, onDirtyChange, renderHead = (actions: ReactNode) => actions } = props;
  const page = props.mode === 'update' ? props.page : undefined;
  const isExternal = props.mode === 'update' ? props.page.isExternal : props.isExternal;
  const isNew = props.mode === 'create';
  const canEdit = props.mode === 'create' || props.canEdit;
  const version = props.mode === 'update' ? props.version : undefined;
  const form = usePageForm(page, version, isExternal, onSaved);
  const { fill, submit } = useFillFromName(form, isNew, isExternal);
  const { isDirty, put } = form;
  const [menu, childMenu, subMenu, showOnMenu] = form.form.watch([
    'menu',
    'childMenu',
    'subMenu',
    'showOnMenu',
  ]);
  const place = { menu, childMenu, subMenu };
  const entries = useMenuOptions(place);
  const options = { menu: entries.main.data, childMenu: entries.child.data, subMenu: entries.sub.data };
  const descendants = usePageDescendants(page?.id ?? null);
  const isUnderLanding = isUnderLandingPage(place, options);
  const isHomePage = page?.friendlyUrl === homePageUrl && !isExternal;
  const locks = pageFormLocks({
    canEdit,
    readOnlyReason: props.mode === 'update' ? props.readOnlyReason : undefined,
    isDeleted: page?.status === 'Deleted',
    isHomePage,
    isUnderLandingPage: isUnderLanding,
    waitsForAdmin: props.mode === 'create' && isExternal && !props.mayPublish,
    ...descendants,
  });

  const isReadOnly = locks.all !== undefined;

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const isForcedOff = isUnderLanding && showOnMenu && !isReadOnly;
  useEffect(() => {
    if (isForcedOff) put('showOnMenu', false);
  }, [isForcedOff, put]);

  useSaveShortcut(() => void submit());

  const menuError = entries.main.error ?? entries.child.error ?? entries.sub.error;
  const isPlaceSaved =
    page !== undefined && page.menu === menu && page.childMenu === childMenu && page.subMenu === subMenu;

  const isWrong = (names: readonly (keyof PageFields)[]) =>
    names.some((name) => form.errorOf(name) !== undefined);
  const name = <PageFormName form={form} isReadOnly={isReadOnly} onNameLeft={() => void fill()} />;
  const path = (
    <PageFormPath form={form} locks={locks} options={options} isExternal={isExternal} slug={page?.slug} />
  );

  return (
    <RevisionedForm
      form={{ ...form, submit }}
      noun="this page"
      failure="The page was not saved"
      isReadOnly={isReadOnly}
      head={
        <>
          {renderHead(
            <PageFormActions
              page={page}
              canEdit={canEdit}
              isDirty={isDirty}
              isBusy={form.isSaving}
              isSaveOffered={!isReadOnly && !form.conflict}
              draftId={version?.versionId}
            />,
          )}
          {locks.all && <Alert color="gray">{locks.all}</Alert>}
        </>
      }
    >
      {menuError && (
        <ErrorPanel
          title="The menu entries could not be loaded"
          message={messageOf(menuError)}
          onRetry={() => void entries.main.refetch()}
        />
      )}
      {isNew && (
        <Card>
          <Stack gap="lg">
            <Stack gap={6}>
              {name}
              {!isExternal && <NewPagePath form={form} locks={locks} options={options} />}
            </Stack>
            <MenuSwitch name="showOnMenu" form={form} locks={locks} />
            {isExternal ? path : <PageBeginning form={form} />}
          </Stack>
        </Card>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Stack gap="md">
          {isNew && !isExternal && (
            <FieldCard
              title="Address"
              hint="Its path on the site, made from the name."
              isFolded
              isWrong={isWrong(['friendlyUrl'])}
            >
              {path}
            </FieldCard>
          )}
          {!isNew && (
            <FieldCard title="Page">
              <Stack gap="md">
                {name}
                {path}
              </Stack>
            </FieldCard>
          )}
          <FieldCard
            title="Menu place"
            hint="The entry of the menu that it is under, if it is not a main entry."
            isFolded={isNew}
            isWrong={isWrong(menuFields)}
          >
            <PageFormMenu
              form={form}
              locks={locks}
              options={options}
              isExternal={isExternal}
              isHomePage={isHomePage}
              pageId={page?.id ?? null}
            />
          </FieldCard>
          <FieldCard title="Menu order" hint="The entries at this place, in their order." isFolded={isNew}>
            {page && version ? (
              <MenuPlaceSelect
                form={form}
                pageId={page.id}
                hasPlace={isPlaceSaved && page.showOnMenu}
                isReadOnly={isReadOnly}
              />
            ) : (
              <MenuOrderList
                place={place}
                pageId={page?.id ?? null}
                canReorder={canEdit && isPlaceSaved && !isReadOnly}
              />
            )}
          </FieldCard>
        </Stack>
        <Stack gap="md">
          <FieldCard
            title="Search engines"
            hint="Title, description and keywords, made from the name."
            isFolded={isNew}
            isWrong={isWrong(searchFields)}
          >
            <PageFormSeo
              form={form}
              isReadOnly={isReadOnly}
              isExternal={isExternal}
              path={fullUrl(form.form.watch(), options, isExternal)}
            />
          </FieldCard>
          {!isExternal && (
            <FieldCard
              title="Lists and articles"
              hint="Summary, picture, date, author and tags, for page lists and news. All of them are optional."
              isFolded={isNew}
              isWrong={isWrong(shownFields)}
            >
              <PageFormShown form={form} isReadOnly={isReadOnly} />
            </FieldCard>
          )}
        </Stack>
      </SimpleGrid>
    </RevisionedForm>
  );
}
