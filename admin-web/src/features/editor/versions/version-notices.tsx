import type { Page } from '@galley/shared/schemas/page';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useConfirmRemoval } from '../../../parts/pages/use-confirm-removal';
import { PlannedButton } from '../../../parts/schedule/planned-button';
import { useScheduling } from '../../../parts/schedule/use-schedule';
import { useCan } from '../../../parts/session/use-signed-in-user';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';
import {
  openVersion,
  planChangeOf,
  shortVersionLabel,
  type VersionAction,
} from '../../../parts/versions/version-rules';
import { notifyError } from '../../../ui/notify';
import { ReadOnlyWords } from './read-only-words';
import classes from './version-notices.module.css';

interface VersionNoticesProps {
  data: Pick<PageComponentData, 'page' | 'versions'>;
  selected: VersionSummary | undefined;
  actions: readonly VersionAction[];
  run: Record<VersionAction, () => Promise<unknown>>;
  onShowOpen: () => void;
}

/** Says above the page that it is deleted, or that the version is scheduled or locked, and offers the way out. */
export function VersionNotices({ data, selected, actions, run, onShowOpen }: VersionNoticesProps) {
  const { page, versions } = data;
  // Beside it, no other draft can be begun.
  const open = openVersion(versions);
  const change = planChangeOf(actions);
  return (
    <>
      {page.status === 'Deleted' && <DeletedNotice page={page} />}
      {selected?.planned && (
        <PlannedNotice
          pageId={page.id}
          version={selected}
          planned={selected.planned}
          onChange={change && (() => void run[change]())}
        />
      )}
      {open && selected && isLockedBeside(selected) && page.status !== 'Deleted' && (
        <div className={`${classes.planned} ${classes.locked}`}>
          <Text size="sm">
            <ReadOnlyWords version={selected} how="The page is edited in its draft." />
          </Text>
          {open !== selected && (
            <Button size="compact-sm" variant="default" flex="none" onClick={onShowOpen}>
              Open {shortVersionLabel(open)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A schedule says more. */
const isLockedBeside = ({ status, planned }: VersionSummary) => status !== 'draft' && !planned;

function DeletedNotice({ page }: { page: Page }) {
  const { confirmRestore } = useConfirmRemoval();
  const mayRestore = useCan('managePages');
  return (
    <Alert color="red" title="This page is deleted" className={classes.deleted}>
      <Group justify="space-between" gap="sm">
        {mayRestore ? 'Visitors do not see it.' : 'Visitors do not see it. An Admin can restore it.'}
        {mayRestore && (
          <Button size="xs" onClick={() => void confirmRestore(page)}>
            Restore
          </Button>
        )}
      </Group>
    </Alert>
  );
}

interface PlannedNoticeProps {
  pageId: number;
  version: VersionSummary;
  planned: NonNullable<VersionSummary['planned']>;
  onChange: (() => void) | undefined;
}

function PlannedNotice({ pageId, version, planned, onChange }: PlannedNoticeProps) {
  const { timeZone, onCancelSchedule } = useScheduling(pageId, version);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await onCancelSchedule().catch(notifyError);
    setIsBusy(false);
  };
  return (
    <div className={classes.planned}>
      <PlannedButton planned={planned} timeZone={timeZone} onChange={onChange} />
      {onChange && (
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          loading={isBusy}
          onClick={() => void cancel()}
        >
          Cancel schedule
        </Button>
      )}
    </div>
  );
}
