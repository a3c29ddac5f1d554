import { linkTo, linkToPage } from '@galley/shared/admin-screens';
import type { PageListRow } from '@galley/shared/schemas/page';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../lib/api-error';
import { countOf } from '../../../lib/count-of';
import { useRead } from '../../../lib/use-read';
import { HeldUpNote } from '../../../parts/launches/held-up-note';
import { pageKeys } from '../../../parts/pages/page-keys';
import { useListPages } from '../../../parts/pages/use-pages';
import { CommentsInput } from '../../../ui/comments-input';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { ProgressOfSeveral } from '../../../ui/progress-of-several';
import { useReasonToGoOn } from '../../../ui/reason-to-go-on';
import { ResultList } from '../../../ui/result-list';
import { refusedResult } from '../../../ui/run-each';
import { type BulkAction, labelOf, obviousProblem } from './bulk-actions';
import { BulkQuestion, namedOrCounted } from './bulk-question';
import { MoveTarget } from './move-target';
import { type Outcome, runBulkAction } from './run-bulk-action';

interface BulkDialogProps {
  action: BulkAction;
  rows: readonly PageListRow[];
  /** `isDone`: something was done, so the selection is cleared. */
  onClose: (isDone: boolean) => void;
}

/** Asks once, performs the action on each page and lists the results. */
export function BulkDialog({ action, rows, onClose }: BulkDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const queryClient = useQueryClient();
  const close = () => onClose(outcome !== undefined);
  const title = `${labelOf(action)}: ${namedOrCounted(rows)}`;
  const finish = (done: Outcome) => {
    setOutcome(done);
    void queryClient.invalidateQueries({ queryKey: pageKeys.all });
  };
  return (
    <Dialog onClose={close} title={outcome ? summaryOf(outcome) : title} closeOnClickOutside={false}>
      {outcome ? (
        <ResultList
          label="Results for the pages"
          results={outcome.results.map(({ row, ...result }) => ({
            ...result,
            key: row.pageId,
            name: row.pageName,
            to: linkToPage({ id: row.pageId, isExternal: row.isExternal }),
          }))}
          onLeave={close}
        >
          <LaunchOfPublication launchId={outcome.launchId} onLeave={close} />
        </ResultList>
      ) : (
        <Asked action={action} rows={rows} onFinish={finish} />
      )}
    </Dialog>
  );
}

/** '3 of 4 pages done' */
function summaryOf({ results }: Outcome): string {
  const done = results.filter(({ isRefused }) => !isRefused).length;
  const ofAll = done === 0 ? 'Nothing was done' : `${done} of ${countOf(results.length, 'page')} done`;
  return done === results.length ? `${countOf(done, 'page')} done` : ofAll;
}

interface AskedProps extends Pick<BulkDialogProps, 'action' | 'rows'> {
  onFinish: (outcome: Outcome) => void;
}

function Asked({ action, rows, onFinish }: AskedProps) {
  const { data: all = [] } = useListPages();
  const staying = all.filter(
    ({ pageId, parentDeleted }) => !parentDeleted && !rows.some((row) => row.pageId === pageId),
  );
  const problems = rows.flatMap((row) => {
    const problem = obviousProblem(action, row, staying);
    return problem === undefined ? [] : [refusedResult(row, problem)];
  });
  const left = rows.filter((row) => !problems.some((refused) => refused.row === row));
  const heldUp = useHeldUpPages(action === 'publish' ? left : []);
  if (!heldUp) return <Text role="status">Looking at the pages…</Text>;
  return <Question {...{ action, rows, left, problems, heldUp, onFinish }} />;
}

interface QuestionProps extends AskedProps {
  left: readonly PageListRow[];
  /** The others, each with the reason. */
  problems: Outcome['results'];
  heldUp: NonNullable<ReturnType<typeof useHeldUpPages>>;
}

function Question({ action, rows, left, problems, heldUp, onFinish }: QuestionProps) {
  const [targetId, setTargetId] = useState<number>();
  const [comments, setComments] = useState('');
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<string>();
  const goingOn = useReasonToGoOn(heldUp.length > 0 ? 'withReason' : 'freely');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const confirm = async () => {
    if (!goingOn.isReady()) return;
    if (action === 'move' && targetId === undefined) return setError('Choose where the pages should go.');
    setError(undefined);
    setDone(0);
    try {
      const { reason } = goingOn;
      const { signal } = stop.current;
      const outcome = await runBulkAction(action, left, {
        ...{ reason, comments: comments.trim(), targetId },
        ...{ signal, onProgress: setDone },
      });
      onFinish({ ...outcome, results: [...outcome.results, ...problems] });
    } catch (thrown) {
      goingOn.askWhereRefused(thrown);
      setError(messageOf(thrown));
      setDone(undefined);
    }
  };
  if (done !== undefined) {
    return (
      <ProgressOfSeveral
        noun="page"
        done={done}
        of={left.length}
        asOne={
          action === 'publish' ? { label: 'Publishing', words: 'The pages go live together…' } : undefined
        }
        onStop={() => stop.current.abort()}
      />
    );
  }
  return (
    <Stack>
      <HeldUpNote pages={heldUp} />
      {goingOn.input}
      {rows.length === 1 && problems[0] ? (
        <Text>{problems[0].text}</Text>
      ) : (
        <BulkQuestion action={action} rows={left} />
      )}
      {action === 'submit' && (
        <CommentsInput value={comments} onChange={(event) => setComments(event.currentTarget.value)} />
      )}
      {action === 'move' && left.length > 0 && (
        <MoveTarget moved={left} value={targetId} onChange={setTargetId} />
      )}
      <DialogActions
        confirmLabel={labelOf(action)}
        isDestructive={action === 'delete' || action === 'unpublish'}
        isBusy={false}
        isImpossible={left.length === 0}
        error={error}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}

/**
 * Reads which pages the company's checks block; undefined while loading. If that fails, publishing will report them.
 */
function useHeldUpPages(rows: readonly PageListRow[]) {
  const pageIds = rows.map(({ pageId }) => pageId);
  const { data, isPending, isError } = useRead(
    [...pageKeys.all, 'held-up', pageIds],
    'checkPages',
    { pageIds },
    { enabled: pageIds.length > 0, retry: false, staleTime: 0 },
  );
  return pageIds.length === 0 || isError ? [] : isPending ? undefined : data;
}

/** Links to the launch with which pages that went live together can be rolled back together. */
function LaunchOfPublication({ launchId, onLeave }: { launchId: number | undefined; onLeave: () => void }) {
  if (launchId === undefined) return null;
  return (
    <Text size="sm">
      They went live at the same moment.{' '}
      <Anchor
        component={Link}
        to={linkTo('launch', { launchId })}
        inherit
        underline="always"
        onClick={onLeave}
      >
        Their launch
      </Anchor>{' '}
      can be rolled back.
    </Text>
  );
}
