import type { Launch, LaunchPage, LaunchWithPages } from '@galley/shared/schemas/launch';
import { countOf } from '../../lib/count-of';
import { StatusBadge } from '../../ui/status-badge';
import { momentWords } from '../schedule/planned-words';
import { useCompany } from '../session/use-company-name';

/** Where a launch stands, as its badge says it. */
export function LaunchStatus({ launch }: { launch: Launch }) {
  const { status, publishAt, missed } = launch;
  const timeZone = useCompany()?.timeZone;
  const words = publishAt ? momentWords(publishAt, timeZone) : '';
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

/** What keeps a planned launch from being published, in short; undefined where nothing does. */
export function inTheWay({ status, pageList }: LaunchWithPages): string | undefined {
  const count = pageList.filter(({ problem }) => problem).length;
  return status === 'planned' && count > 0
    ? `${countOf(count, 'page')} ${count === 1 ? 'stands' : 'stand'} in the way`
    : undefined;
}
