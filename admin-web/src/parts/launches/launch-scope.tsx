import { linkTo } from '@galley/shared/admin-screens';
import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import type { SitePartName } from '@galley/shared/site-parts';
import { partNoun } from '@galley/shared/site-parts';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconRocket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import type { PartPlan } from './part-plan';
import { linkToPart } from './part-words';
import { useGetLaunch } from './use-launches';

interface LaunchScopeProps {
  part: SitePartName;
  /** The revision of what is live. */
  base: number;
  /** Without a plan the screen is about the live site. */
  children: (plan: PartPlan | undefined) => ReactNode;
}

/** A screen that changes a part of the site; its URL may name a launch that the change is for. */
export function LaunchScope(props: LaunchScopeProps) {
  const launchId = Number(useSearchParams()[0].get('launch'));
  return launchId > 0 ? (
    <ForLaunch key={launchId} launchId={launchId} {...props} />
  ) : (
    props.children(undefined)
  );
}

function ForLaunch({ launchId, part, base, children }: LaunchScopeProps & { launchId: number }) {
  const query = useGetLaunch(launchId);
  const present = linkToPart(part);
  return (
    <QueryBoundary
      query={query}
      failure="The launch could not be loaded"
      skeleton={<FormSkeleton fields={6} />}
      missing={
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="There is no such launch">
          It may have been deleted. <Leave to={present}>Go to {partNoun(part)} of the site</Leave>
        </Alert>
      }
    >
      {(launch) => {
        if (launch.status !== 'planned' || launch.rollsBack !== undefined) {
          return <Closed launch={launch} part={part} />;
        }
        const entry = launch.partList.find((one) => one.part === part);
        const { name } = launch;
        const { revision = 0, isOutdated = false, to: values } = entry ?? {};
        return (
          <Stack gap="md">
            <Banner launch={launch} part={part} problem={entry?.problem} />
            {children({ launchId, name, base, revision, isOutdated, values })}
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

interface BannerProps {
  launch: LaunchWithPages;
  part: SitePartName;
  problem?: string | undefined;
}

function Banner({ launch: { launchId, name }, part, problem }: BannerProps) {
  const noun = partNoun(part);
  return (
    <Alert
      color={problem ? 'yellow' : 'blue'}
      role="status"
      icon={problem ? <IconAlertTriangle aria-hidden /> : <IconRocket aria-hidden />}
      title={`You are changing ${noun} for the launch “${name}”`}
    >
      {problem && <Text size="sm">{problem}</Text>}
      The live site does not change until then.{' '}
      <Leave to={linkTo('launch', { launchId })}>Open the launch</Leave>
      {' · '}
      <Leave to={linkToPart(part)}>Back to {noun} of the site</Leave>
    </Alert>
  );
}

function Closed({ launch: { launchId, name, status, rollsBack }, part }: BannerProps) {
  const why = rollsBack
    ? 'rolls back another launch'
    : status === 'published'
      ? 'was published'
      : 'is being published';
  return (
    <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={`“${name}” ${why}`}>
      So {partNoun(part)} cannot be changed for it.{' '}
      <Leave to={linkTo('launch', { launchId })}>Open the launch</Leave>
      {' · '}
      <Leave to={linkToPart(part)}>Go to {partNoun(part)} of the site</Leave>
    </Alert>
  );
}

const Leave = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor component={Link} to={to} inherit underline="always">
    {children}
  </Anchor>
);
