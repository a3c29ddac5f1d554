import { linkTo } from '@galley/shared/admin-screens';
import { componentNumber } from '@galley/shared/comment-threads';
import type { Page } from '@galley/shared/schemas/page';
import type { VersionDifference, VersionSummary } from '@galley/shared/schemas/version';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ComparedThreadsContext, ComponentThreads } from '../../parts/comments/component-threads';
import { useListThreads } from '../../parts/comments/use-threads';
import { PersonName } from '../../parts/people/person-name';
import { TimeText } from '../../parts/session/time-text';
import { useCompany } from '../../parts/session/use-company-name';
import { EmptyState } from '../../ui/empty-state';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { StatusBadge } from '../../ui/status-badge';
import classes from './compare-versions.module.css';
import { type ComparedPair, isReview } from './compared-pair';
import { ComparisonList, ComparisonSummary } from './comparison-list';
import { DetailsComparison } from './details/details-comparison';
import { ReviewPanel } from './review-panel';
import { useCompareVersions } from './use-compare-versions';
import { VersionChoosers } from './version-choosers';
import { type ComparedAs, useComparedAs, ViewChoice } from './visual/view-choice';
import { VisualComparison } from './visual/visual-comparison';

interface ComparisonProps {
  page: Page;
  versions: readonly VersionSummary[];
  pair: ComparedPair;
  onChoose: (from: number, to: number) => void;
}

type Outcome = { versionId: number; what: 'published' | 'rejected' };

/** Shows the two versions, the comments on the later one, the differences, and the decision where one is due. */
export function Comparison({ page, versions, pair, onChoose }: ComparisonProps) {
  const timeZone = useCompany()?.timeZone;
  const [outcome, setOutcome] = useState<Outcome>();
  const query = useCompareVersions(page.id, pair.from, pair.to);
  const { to } = pair;
  const isDecision = isReview(pair, versions);
  const [comparedAs, setComparedAs] = useComparedAs();
  return (
    <Stack gap="sm" maw={comparedAs === 'words' ? 1100 : undefined}>
      {outcome?.versionId === to.versionId && <Done outcome={outcome} pageId={page.id} />}
      <Group justify="space-between" align="flex-end">
        <VersionChoosers versions={versions} pair={pair} timeZone={timeZone} onChoose={onChoose} />
        <ViewChoice value={comparedAs} isNew={pair.from === null} onChange={setComparedAs} />
      </Group>
      <About page={page} version={to} />
      {to.status === 'pending' && !isDecision && (
        <Anchor component={Link} to={linkTo('compareVersions', { pageId: page.id, to: to.versionId })}>
          Compare V{to.versionId} with what is live to review it
        </Anchor>
      )}
      <QueryBoundary
        query={query}
        failure="The versions could not be compared"
        skeleton={<FormSkeleton fields={4} />}
      >
        {(differences) => (
          <ComparedThreadsOf page={page} version={to} differences={differences}>
            <Differences
              {...{ page, versions, pair, differences, comparedAs }}
              onWords={() => setComparedAs('words')}
            />
            {isDecision && (
              <ReviewPanel
                key={to.versionId}
                pageId={page.id}
                version={to}
                versions={versions}
                isEmpty={differences.every(({ toPlace }) => toPlace === null)}
                onDone={(what) => setOutcome({ versionId: to.versionId, what })}
              />
            )}
          </ComparedThreadsOf>
        )}
      </QueryBoundary>
    </Stack>
  );
}

interface DifferencesProps extends Omit<ComparisonProps, 'onChoose'> {
  differences: readonly VersionDifference[];
  comparedAs: ComparedAs;
  onWords: () => void;
}

/** Shows the differences, as pages or as text. A new page comes before its details. */
function Differences({ page, versions, pair, differences, comparedAs, onWords }: DifferencesProps) {
  const { from, to } = pair;
  const isEmpty = differences.length === 0;
  const isVisual = comparedAs === 'pictures' && !isEmpty;
  const isPageFirst = isVisual && from === null;
  const details = <DetailsComparison pageId={page.id} from={from} to={to} />;
  return (
    <>
      <div className={classes.facts}>
        <ComparisonSummary differences={differences} />
        {!isPageFirst && details}
      </div>
      {isVisual && (
        <VisualComparison
          key={`${from} ${to.versionId}`}
          {...{ page, versions, pair, differences, onWords }}
        />
      )}
      {isPageFirst && details}
      <ComponentThreads component={null} isThere />
      {isEmpty && <EmptyState title="Both are empty">Neither version has a component.</EmptyState>}
      {!isVisual && !isEmpty && <ComparisonList differences={differences} />}
    </>
  );
}

/** Links to the later version in the editor and in the preview. */
export function VersionLinks({ pageId, versionId }: { pageId: number; versionId: number }) {
  return (
    <>
      <Button component={Link} to={linkTo('editPage', { pageId, version: versionId })} variant="default">
        Open in the editor
      </Button>
      <Button
        component="a"
        href={linkTo('previewPage', { pageId, versionId })}
        target="_blank"
        rel="noopener"
        variant="default"
      >
        PREVIEW
      </Button>
    </>
  );
}

function About({ page, version }: { page: Page; version: VersionSummary }) {
  const { versionId, status, email, timestamp, comments } = version;
  return (
    <div>
      <Group style={{ gap: '0 12px' }}>
        <Text fw={600}>
          {page.name}, V{versionId}
        </Text>
        <StatusBadge status={status} />
        <TimeText size="sm" c="dimmed" at={timestamp}>
          {(time) => (
            <>
              <PersonName email={email} /> · {time}
            </>
          )}
        </TimeText>
      </Group>
      {comments && (
        <Text size="sm" mt={4} className={classes.about}>
          <Text span size="sm" c="dimmed">
            Comment:{' '}
          </Text>
          {comments}
        </Text>
      )}
    </div>
  );
}

interface ComparedThreadsOfProps {
  page: Page;
  version: VersionSummary;
  differences: readonly VersionDifference[];
  children: ReactNode;
}

function ComparedThreadsOf({ page, version: { versionId }, differences, children }: ComparedThreadsOfProps) {
  const { data: threads } = useListThreads(page.id);
  const compared = threads && {
    pageId: page.id,
    versionId,
    threads,
    known: new Set(differences.map(({ componentId }) => componentNumber(componentId))),
  };
  return <ComparedThreadsContext value={compared ?? null}>{children}</ComparedThreadsContext>;
}

/** After the decision: shows the result and where to continue. */
function Done({ outcome: { versionId, what }, pageId }: { outcome: Outcome; pageId: number }) {
  return (
    <Alert
      color={what === 'published' ? 'green' : 'blue'}
      title={what === 'published' ? `V${versionId} is live` : `V${versionId} was sent back`}
      role="status"
    >
      <Group gap="md">
        <Anchor component={Link} to={linkTo('home')}>
          See what else waits
        </Anchor>
        <Anchor component={Link} to={linkTo('editPage', { pageId: pageId, version: versionId })}>
          Open in the editor
        </Anchor>
      </Group>
    </Alert>
  );
}
