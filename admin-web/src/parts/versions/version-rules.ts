import { may, type Person } from '@galley/shared/permissions';
import type { VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { shortDate } from '../../lib/dates';

/** The actions on a page's versions; this module decides which apply, and the server checks them again. */
export type VersionAction =
  | 'createDraft'
  | 'publishAtOnce'
  | 'submitDraft'
  | 'deleteDraft'
  | 'recallDraft'
  | 'publishDraft'
  | 'rejectDraft'
  | 'unpublish'
  | 'restoreVersion';

const isOpen = (status: VersionStatus) => status === 'draft' || status === 'pending';

/** The single draft or pending version of a page, if it has one. */
export function openVersion(versions: readonly VersionSummary[]): VersionSummary | undefined {
  return versions.find((version) => isOpen(version.status));
}

/**
 * The version that the editor selects by default: the draft or pending one, else the live one, else the newest
 * backup.
 */
export function automaticVersion(versions: readonly VersionSummary[]): VersionSummary | undefined {
  const newestFirst = [...versions].sort((one, other) => other.versionId - one.versionId);
  return (
    openVersion(newestFirst) ?? newestFirst.find((version) => version.status === 'live') ?? newestFirst[0]
  );
}

/** The chosen version while it is listed, else the automatic selection. */
export function selectedVersion(
  versions: readonly VersionSummary[],
  chosenVersionId: number | null,
): VersionSummary | undefined {
  return versions.find((version) => version.versionId === chosenVersionId) ?? automaticVersion(versions);
}

/** `V3 11/20/2026 (draft)`; a backup shows no status. `timeZone` is the company's; absent: the browser's. */
export function versionLabel(
  version: Pick<VersionSummary, 'versionId' | 'status' | 'timestamp'>,
  timeZone?: string,
): string {
  const label = `V${version.versionId} ${shortDate(version.timestamp, timeZone)}`;
  return version.status === 'backup' ? label : `${label} (${version.status})`;
}

/** `V3 (draft)`, where there is no room for the date. */
export const shortVersionLabel = ({
  versionId,
  status,
}: Pick<VersionSummary, 'versionId' | 'status'>): string =>
  status === 'backup' ? `V${versionId}` : `V${versionId} (${status})`;

/** Only a draft can be edited, by any role. */
export function canEditVersion(version: Pick<VersionSummary, 'status'> | undefined): boolean {
  return version?.status === 'draft';
}

/**
 * The actions that apply to the selected version, the most likely one first.
 * @param canUnpublish false for the home page, without which there is no site
 */
export function allowedActions(
  selected: Pick<VersionSummary, 'status' | 'email' | 'planned'> | undefined,
  versions: readonly VersionSummary[],
  person: Person & { email: string },
  canUnpublish = true,
): VersionAction[] {
  const mayDecide = may(person, 'publishDraft');
  if (selected?.status === 'draft') {
    return [...(mayDecide ? (['publishAtOnce'] as const) : []), 'submitDraft', 'deleteDraft'];
  }
  if (selected?.status === 'pending') {
    const decisions: VersionAction[] = mayDecide ? ['publishDraft', 'rejectDraft'] : [];
    // A pending version names its submitter. Once an Admin has scheduled it, only Admins can recall it.
    const isRecalled = selected.email === person.email && !selected.planned;
    return isRecalled ? [...decisions, 'recallDraft'] : decisions;
  }
  const actions: VersionAction[] = openVersion(versions) ? [] : ['createDraft'];
  if (mayDecide && selected?.status === 'live' && canUnpublish) actions.push('unpublish');
  if (mayDecide && selected?.status === 'backup') actions.push('restoreVersion');
  return actions;
}

/** The action that changes the schedule of a version; undefined for users who may not. */
export const planChangeOf = (actions: readonly VersionAction[]) =>
  actions.find((action) => action === 'publishDraft' || action === 'unpublish');

const neverLikely: readonly VersionAction[] = ['recallDraft', 'unpublish', 'restoreVersion'];

/** The most likely next action; recalling and restoring never are. */
export function likelyAction([first]: readonly VersionAction[]): VersionAction | undefined {
  return first && neverLikely.includes(first) ? undefined : first;
}
