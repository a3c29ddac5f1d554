import type { Launch, LaunchPage, LaunchWithPages } from '@galley/shared/schemas/launch';
import { partLabel, partNoun } from '@galley/shared/site-parts';
import { countOf } from '../../lib/count-of';
import { momentWords } from '../../parts/schedule/planned-words';
import { useCompany } from '../../parts/session/use-company-name';
import { StatusBadge } from '../../ui/status-badge';

/** The published launches that another one has rolled back, unless that one was rolled back itself. */
export function rolledBackIn(launches: readonly Launch[]): ReadonlySet<number> {
  const newestFirst = launches
    .filter(({ status }) => status === 'published')
    .sort((a, b) => b.launchId - a.launchId);
  const rolledBack = new Set<number>();
  for (const { launchId, rollsBack } of newestFirst) {
    if (rollsBack !== undefined && !rolledBack.has(launchId)) rolledBack.add(rollsBack);
  }
  return rolledBack;
}

/** Shows the state of a launch as a badge. */
export function LaunchStatus({ launch, isRolledBack }: { launch: Launch; isRolledBack: boolean }) {
  const { status, publishAt, missed } = launch;
  const timeZone = useCompany()?.timeZone;
  if (isRolledBack) return <StatusBadge status="backup" label="rolled back" />;
  const words = publishAt ? momentWords(publishAt, timeZone) : '';
  const badges = { planned: 'draft', publishing: 'pending', published: 'live' } as const;
  if (status !== 'planned' || !publishAt) return <StatusBadge status={badges[status]} label={status} />;
  // With a time it is no longer only planned.
  return <StatusBadge status={null} planned={{ words, isMissed: missed !== undefined }} />;
}

/** Describes what happens to a page with the launch; the reason why it is blocked is beside it. */
export function describeEffect({ what, versionId, problem }: LaunchPage, isPublished: boolean): string {
  const version = `V${versionId}`;
  if (problem) return what === 'takeDown' ? 'Leaving the site is blocked' : `${version} is blocked`;
  if (what === 'takeDown') return isPublished ? 'Left the site' : 'Leaves the site';
  if (what === 'restore') return isPublished ? `${version} came back` : `${version} comes back`;
  return isPublished ? `${version} went live` : `${version} goes live`;
}

/** Describes briefly what prevents a planned launch; undefined where nothing does. */
export function describeBlockers({ status, pageList, partList }: LaunchWithPages): string | undefined {
  const pages = pageList.filter(({ problem }) => problem).length;
  const parts = partList.flatMap(({ part, problem }) => (problem ? part : []));
  const count = pages + parts.length;
  if (status !== 'planned' || count === 0) return undefined;
  return `${inSentence({ pages, parts })} ${count === 1 ? 'blocks' : 'block'} it`;
}

type Contents = Pick<Launch, 'pages' | 'parts'>;

const namesOf = ({ pages, parts }: Contents, nameOf: (part: string) => string): string[] => [
  ...(pages > 0 || parts.length === 0 ? [countOf(pages, 'page')] : []),
  ...parts.map(nameOf),
];

/** '2 pages and the look', for the start of a sentence. */
export function inSentence(contents: Contents): string {
  const words = new Intl.ListFormat('en-US').format(namesOf(contents, partNoun));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** '2 pages, Look' */
export const contentsOf = (contents: Contents): string => namesOf(contents, partLabel).join(', ');
