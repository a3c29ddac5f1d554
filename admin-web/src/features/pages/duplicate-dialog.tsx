import { linkToPage } from '@galley/shared/admin-screens';
import { limits } from '@galley/shared/limits';
import { type DuplicatedPage, duplicatePageSchema } from '@galley/shared/schemas/duplicate-page';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { acceptFriendlyUrl } from '../../parts/pages/page-form-rules';
import { pagesUnder } from '../../parts/pages/pages-under';
import { useDuplicatePage, useListPages } from '../../parts/pages/use-pages';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { fieldErrors } from '../../ui/form/field-errors';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';
import { ResultList } from '../../ui/result-list';

interface DuplicateDialogProps {
  row: PageListRow;
  onClose: () => void;
}

/** Copies a page, optionally with its descendants; the results are listed where there are several. */
export function DuplicateDialog({ row, onClose }: DuplicateDialogProps) {
  const [results, setResults] = useState<DuplicatedPage[]>();
  const navigate = useNavigate();
  const onDone = (pages: DuplicatedPage[]) => {
    const [copy] = pages;
    if (pages.length > 1 || copy?.pageId === undefined) return setResults(pages);
    onClose();
    notifySaved(`${copy.name} is a draft`);
    navigate(linkToPage({ id: copy.pageId, isExternal: false }));
  };
  return (
    <Dialog onClose={onClose} title={results ? 'Duplicated' : `Duplicate ${row.pageName}`}>
      {results ? <Outcome results={results} onClose={onClose} /> : <Fields row={row} onDone={onDone} />}
    </Dialog>
  );
}

function Outcome({ results, onClose }: { results: DuplicatedPage[]; onClose: () => void }) {
  return (
    <ResultList
      label="Copies"
      results={results.map(({ pageId, name, path, isExternal, problem }, index) => ({
        key: index,
        name,
        to: pageId === undefined ? undefined : linkToPage({ id: pageId, isExternal }),
        text: problem ?? `A draft at ${path}`,
        isRefused: problem !== undefined,
      }))}
      onLeave={onClose}
    />
  );
}

interface Values {
  name: string;
  friendlyUrl: string;
  withPagesUnder: boolean;
}

function Fields({ row, onDone }: { row: PageListRow; onDone: (results: DuplicatedPage[]) => void }) {
  const { pageId, pageName } = row;
  const { data: rows = [] } = useListPages();
  const under = pagesUnder(row, rows).length;
  const duplicate = useDuplicatePage();
  const form = useRevisionedForm<Values, object>({
    stored: {},
    load: () => ({
      name: `${pageName} copy`.slice(0, limits.pageName),
      friendlyUrl: freeUrl(row, rows),
      withPagesUnder: false,
    }),
    labels: {
      name: 'Page Name',
      friendlyUrl: 'Friendly URL',
      withPagesUnder: { label: 'With the pages under it', show: (isWanted) => (isWanted ? 'Yes' : 'No') },
    },
    place: `copy of page ${pageId}`,
    check: (values) => fieldErrors(duplicatePageSchema, { pageId, ...values }),
    notice: null,
    save: async (values) => onDone(await duplicate.mutateAsync({ pageId, ...values })),
  });
  const pathInput = form.text('friendlyUrl');
  return (
    <RevisionedForm form={form} noun="this copy">
      <TextInput {...form.text('name')} withAsterisk data-autofocus />
      <TextInput
        {...pathInput}
        withAsterisk
        autoCapitalize="none"
        spellCheck={false}
        description="The copy is placed beside the original."
        onChange={(event) => {
          event.currentTarget.value = acceptFriendlyUrl(event.currentTarget.value);
          return pathInput.onChange(event);
        }}
      />
      {under > 0 && (
        <Checkbox
          label={under === 1 ? 'With the page under it' : `With the ${under} pages under it`}
          description="They keep their names, and links among them lead to the copies."
          checked={form.form.watch('withPagesUnder')}
          onChange={(event) => form.put('withPagesUnder', event.currentTarget.checked)}
        />
      )}
      <DialogActions confirmLabel="Duplicate" isBusy={form.isSaving} />
    </RevisionedForm>
  );
}

/** The page's own path with `-copy` appended, and a number where that is taken. */
function freeUrl({ pageUrl, fullUrl }: PageListRow, rows: readonly PageListRow[]): string {
  const taken = new Set(rows.map((row) => row.fullUrl));
  const above = fullUrl.slice(0, fullUrl.lastIndexOf('/') + 1);
  const word = `${pageUrl === '/' ? 'home' : pageUrl}-copy`.slice(-limits.friendlyUrl).replace(/^-+/, '');
  for (let count = 1; ; count += 1) {
    const friendlyUrl = count === 1 ? word : `${word.slice(0, limits.friendlyUrl - 4)}-${count}`;
    if (!taken.has(above + friendlyUrl)) return friendlyUrl;
  }
}
