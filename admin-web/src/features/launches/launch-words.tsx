import type { Launch, LaunchPage } from '@galley/shared/schemas/launch';
import { StatusBadge } from '../../ui/status-badge';
import { momentWords } from '../schedule/planned-words';

/** Where a launch stands, as its badge says it. */
export function LaunchStatus({ launch }: { launch: Launch }) {
  const { status, publishAt, missed } = launch;
  const words = publishAt ? momentWords(publishAt, undefined) : '';
  const planned = status === 'planned' && publishAt ? { words, isMissed: missed !== undefined } : undefined;
  const badges = { planned: 'draft', publishing: 'pending', published: 'live' } as const;
  return <StatusBadge status={badges[status]} label={status} planned={planned} />;
}

/** What becomes of a page with the launch. */
export function fateOf({ what, versionId }: LaunchPage, isPublished: boolean): string {
  const version = `V${versionId}`;
  if (what === 'takeDown') return isPublished ? 'Left the site' : 'Leaves the site';
  if (what === 'restore') return isPublished ? `${version} came back` : `${version} comes back`;
  return isPublished ? `${version} went live` : `${version} goes live`;
}

export const pagesCounted = (count: number): string => `${count} ${count === 1 ? 'page' : 'pages'}`;
