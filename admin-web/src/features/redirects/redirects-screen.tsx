import { limits } from '@galley/shared/limits';
import { linkOf, resolveLink } from '@galley/shared/page-links';
import type { RedirectRow } from '@galley/shared/schemas/redirect';
import { createRedirectSchema } from '@galley/shared/schemas/redirect';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { containsWords } from '../../lib/contains-words';
import { LinkField } from '../../parts/links/link-field';
import { useLinkUrls } from '../../parts/links/use-link-urls';
import { confirmAction } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { EmptyState } from '../../ui/empty-state';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { ListDrawing } from '../../ui/list-drawing';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { useShortcut } from '../../ui/shortcuts';
import { TableSkeleton } from '../../ui/skeletons';
import { useRememberedState } from '../../ui/use-remembered-state';
import { ImportRedirectsDialog } from './import-redirects-dialog';
import { RedirectTable } from './redirect-table';
import { useCreateRedirect, useDeleteRedirect, useListRedirects } from './use-redirects';

/** The redirects that contain every word of the filter. */
const filterRedirects = (rows: readonly RedirectRow[], text: string): RedirectRow[] =>
  rows.filter(({ from, to, pageName, email, isAutomatic }) =>
    containsWords(text, [from, to, pageName, email, isAutomatic ? 'automatic' : 'added']),
  );

/** /Redirects: the redirects of the site. */
export function RedirectsScreen() {
  const list = useListRedirects();
  const { data } = list;
  const [filter, setFilter] = useRememberedState('redirects-filter', '');
  const [pageIndex, setPageIndex] = useState(0);
  const [dialog, setDialog] = useState<'add' | 'import'>();
  const filterBox = useRef<HTMLInputElement>(null);
  const deletion = useDeleteRedirect();
  useShortcut('/', 'Filter the list', () => filterBox.current?.focus());
  const rows = useMemo(() => filterRedirects(data ?? [], filter), [data, filter]);

  const remove = async (row: RedirectRow) => {
    await confirmAction({
      title: 'Remove the redirect',
      question: `Are you sure you want to remove the redirect from ${row.from}?`,
      details: `Visitors to this address will no longer be redirected to ${row.to}: they find no page there.`,
      confirmLabel: 'Remove',
      isDestructive: true,
      onConfirm: () => deletion.mutateAsync(row.from),
      notice: 'Deleted',
    });
  };
  const close = () => setDialog(undefined);
  const add = <Button onClick={() => setDialog('add')}>Add redirect</Button>;

  return (
    <Stack gap="md">
      <PageHeader
        title="Redirects"
        crumbs={[]}
        actions={
          <>
            <Button variant="default" onClick={() => setDialog('import')}>
              Import CSV
            </Button>
            {data?.length !== 0 && add}
          </>
        }
      />
      {data && data.length > 0 && (
        <SearchField
          ref={filterBox}
          label="Filter redirects"
          placeholder="Filter by address, page or person"
          value={filter}
          onChange={(text) => {
            setFilter(text);
            setPageIndex(0);
          }}
        />
      )}
      <QueryBoundary
        query={list}
        failure="The redirects could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      />
      {rows.length > 0 && (
        <RedirectTable
          rows={rows}
          pageIndex={pageIndex}
          onPageChange={setPageIndex}
          onRemove={(row) => void remove(row)}
        />
      )}
      {data && data.length > 0 && rows.length === 0 && (
        <EmptyState
          icon={<IconFileOff size={32} stroke={1.5} />}
          title="No redirect matches the filter"
          action={
            <Button variant="default" onClick={() => setFilter('')}>
              Clear the filter
            </Button>
          }
        />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<ListDrawing kind="redirects" />} title="No redirects yet" action={add}>
          When a page moves, its old address redirects to the new one automatically and is listed here. Add
          others for addresses of a previous site, or for short addresses in print.
        </EmptyState>
      )}
      {dialog === 'add' && (
        <Dialog onClose={close} title="Add a redirect" size="lg">
          <RedirectForm onSaved={close} />
        </Dialog>
      )}
      {dialog === 'import' && <ImportRedirectsDialog onClose={close} />}
    </Stack>
  );
}

function RedirectForm({ onSaved }: { onSaved: () => void }) {
  const create = useCreateRedirect();
  const form = useRevisionedForm({
    stored: {},
    load: () => ({ from: '', to: '' }),
    labels: { from: 'From', to: 'To' },
    place: 'new redirect',
    check: (values) => fieldErrors(createRedirectSchema, values),
    save: (values) => create.mutateAsync(values),
    onSaved,
  });
  const to = form.control('to');
  const linkUrls = useLinkUrls({ pages: true, files: false });
  const plain = { withAsterisk: true, autoCapitalize: 'none', spellCheck: false };
  return (
    <RevisionedForm form={form} noun="this redirect">
      <Text size="sm" c="dimmed">
        Visitors to the first address are sent to the second one permanently (301). A redirect to a page
        follows that page when it moves.
      </Text>
      <TextInput
        {...form.text('from')}
        {...plain}
        description="An address on this site, or a full address of a previous site; /tag/* stands for everything under /tag"
        placeholder="/old-page.html, /?p=358 or /tag/*"
        maxLength={limits.redirectPath}
        data-autofocus
      />
      <LinkField
        {...to}
        isRequired
        description="The name of a page, an address on this site, or a full address"
        // The server stores which page is at that path.
        onChange={(link) => to.onChange(resolveLink(link, (target) => linkUrls[linkOf(target)]))}
        isWithoutFiles
      />
      <DialogActions confirmLabel="Add" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}
