import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { countOf } from '../../lib/count-of';
import { useAddLaunchPages } from '../../parts/launches/use-launches';
import { hasOpenVersion } from '../../parts/pages/open-version';
import { filterPages } from '../../parts/pages/page-list-rules';
import { useListPages } from '../../parts/pages/use-pages';
import { Dialog } from '../../ui/dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { TableSkeleton } from '../../ui/skeletons';
import { StatusBadge } from '../../ui/status-badge';
import { withChosen } from '../../ui/use-row-choice';

interface AddPagesDialogProps {
  launch: LaunchWithPages;
  onClose: () => void;
}

/** Offers the pages with a draft or a pending version that are not in the launch yet. */
export function AddPagesDialog({ launch, onClose }: AddPagesDialogProps) {
  const list = useListPages();
  const there = new Set(launch.pageList.map(({ pageId }) => pageId));
  return (
    <Dialog onClose={onClose} title="Add pages" size="lg" fillsPhone>
      <QueryBoundary query={list} failure="The pages could not be loaded" skeleton={<TableSkeleton />}>
        {(rows) => (
          <Choice
            launchId={launch.launchId}
            rows={rows.filter((row) => hasOpenVersion(row) && !there.has(row.pageId))}
            onClose={onClose}
          />
        )}
      </QueryBoundary>
    </Dialog>
  );
}

const isDraft = ({ versionStatus, hasDraft }: PageListRow) => versionStatus === 'draft' || hasDraft;

interface ChoiceProps {
  launchId: number;
  rows: readonly PageListRow[];
  onClose: () => void;
}

function Choice({ launchId, rows, onClose }: ChoiceProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isMissing, setIsMissing] = useState(false);
  const add = useAddLaunchPages(launchId);
  const shown = filterPages(rows, { text, includeDeleted: false });
  const isAll = shown.length > 0 && shown.every(({ pageId }) => chosen.has(pageId));
  const choose = (pageIds: readonly number[], isChosen: boolean) =>
    setChosen(withChosen(chosen, pageIds, isChosen));
  const confirm = () => {
    setIsMissing(chosen.size === 0);
    if (chosen.size > 0) add.mutate([...chosen], { onSuccess: onClose });
  };
  if (rows.length === 0) {
    return (
      <Text>
        Every page with a draft or a pending version is already in this launch. Start a draft of another page,
        then add it.
      </Text>
    );
  }
  return (
    <Stack>
      <SearchField
        isWide
        label="Filter pages"
        placeholder="Filter by name, menu, address or status"
        value={text}
        onChange={setText}
        data-autofocus
      />
      <Checkbox
        label={`All ${countOf(shown.length, 'page')}`}
        checked={isAll}
        indeterminate={!isAll && shown.some(({ pageId }) => chosen.has(pageId))}
        onChange={(event) =>
          choose(
            shown.map(({ pageId }) => pageId),
            event.currentTarget.checked,
          )
        }
      />
      {rows.some(isDraft) && (
        <Text size="sm" c="dimmed">
          A launch publishes what was reviewed: it waits for a draft until that is submitted.
        </Text>
      )}
      <ScrollArea.Autosize mah={{ base: 'calc(100dvh - 20rem)', sm: '50vh' }} type="auto">
        <Stack gap={10} ps={2} role="group" aria-label="Pages">
          {shown.map((row) => (
            <Group key={row.pageId} justify="space-between" wrap="nowrap" gap="sm" pe="sm">
              <Checkbox
                label={row.pageName}
                description={row.fullUrl}
                checked={chosen.has(row.pageId)}
                onChange={(event) => choose([row.pageId], event.currentTarget.checked)}
              />
              <StatusBadge status={row.versionStatus} hasDraft={row.hasDraft} />
            </Group>
          ))}
        </Stack>
      </ScrollArea.Autosize>
      <DialogActions
        confirmLabel={chosen.size > 0 ? `Add ${countOf(chosen.size, 'page')}` : 'Add'}
        isBusy={add.isPending}
        error={
          isMissing && chosen.size === 0
            ? 'Choose at least one page.'
            : add.error
              ? messageOf(add.error)
              : undefined
        }
        onCancel={onClose}
        onConfirm={confirm}
      />
    </Stack>
  );
}
