import { detailOf } from '@galley/shared/page-details';
import type { Page } from '@galley/shared/schemas/page';
import type { VersionDetails, VersionSummary } from '@galley/shared/schemas/version';
import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PageForm } from '../../parts/pages/page-form';
import { useGetSiteTheme } from '../../parts/preview/use-get-site-theme';
import { waitingWords } from '../../parts/schedule/planned-words';
import { useCan } from '../../parts/session/use-signed-in-user';
import { ConflictsOfVersion } from '../../parts/versions/details/details-conflicts';

interface PageDetailsTabProps {
  page: Page;
  version: VersionSummary | undefined;
  /** The details of that version. */
  details: VersionDetails | null;
  isDirty: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/**
 * The page's details: those of the page, which an Admin saves at once, or those of the selected version, which
 * authors change in a draft.
 */
export function PageDetailsTab({ page, version, details, isDirty, onDirtyChange }: PageDetailsTabProps) {
  const [mayManage, mayWrite] = [useCan('managePages'), useCan('writeDrafts')];
  const { timeZone } = useGetSiteTheme();
  const [chosen, setChosen] = useState<{ of: number; mode: 'page' | 'version' }>();
  // A live version has the page's own details.
  const isOfVersion = details && version && version.status !== 'live' && page.status !== 'Deleted';
  const asked = chosen?.of === version?.versionId ? chosen?.mode : undefined;
  // An Admin sees the version's changed details first, and otherwise saves at once by default.
  const mode = mayManage ? (asked ?? (details?.changed.length ? 'version' : 'page')) : 'version';
  const isDraft = version?.status === 'draft';
  const differing = details?.changed.map((field) => detailOf(field).label).join(', ') ?? '';
  return (
    <Stack gap="md">
      {isOfVersion && mayManage && (
        <Group gap="sm">
          <SegmentedControl
            aria-label="Which details"
            value={mode}
            onChange={(next) => setChosen({ of: version.versionId, mode: next as typeof mode })}
            disabled={isDirty}
            data={[
              { value: 'page', label: 'At once' },
              { value: 'version', label: `${isDraft ? 'With' : 'As in'} V${version.versionId}` },
            ]}
          />
          <Text size="sm" c="dimmed">
            {isDirty
              ? 'Save first to see the others.'
              : mode === 'page'
                ? detailsWords.atOnce(version.versionId, isDraft)
                : ''}
          </Text>
        </Group>
      )}
      {isOfVersion && mode === 'version' && (
        <>
          <ConflictsOfVersion key={details.revision} pageId={page.id} version={version} />
          {isDraft && (
            <Text size="sm" role="note">
              {detailsWords.draft(version.versionId, differing)}
            </Text>
          )}
        </>
      )}
      {isOfVersion && mode === 'version' ? (
        <PageForm
          key={version.versionId}
          mode="update"
          page={page}
          version={{ versionId: version.versionId, details }}
          canEdit={isDraft && mayWrite}
          readOnlyReason={detailsWords.readOnly(version, details.isKnown, differing, timeZone)}
          onDirtyChange={onDirtyChange}
        />
      ) : (
        // In one place, with typed text and focus, while the version that it is open beside goes live.
        <PageForm
          key="page"
          mode="update"
          page={page}
          canEdit={mayManage}
          readOnlyReason={mayWrite && version ? detailsWords.live : undefined}
          onDirtyChange={onDirtyChange}
        />
      )}
    </Stack>
  );
}

/** Texts of the page details tab about where the details are stored. */
const detailsWords = {
  live: 'Only an administrator can change page details directly. Create a draft to propose changes.',
  atOnce: (versionId: number, isDraft: boolean) =>
    isDraft
      ? `Changes that you save here go live immediately. V${versionId} does not change.`
      : 'Changes that you save here go live immediately.',
  draft: (versionId: number, differing: string) =>
    differing === ''
      ? `Changes that you save here are part of V${versionId} and go live when V${versionId} is published.`
      : `Changes that you save here go live when V${versionId} is published. Different from the page: ${differing}.`,
  readOnly: (
    { versionId, status, planned }: VersionSummary,
    isKnown: boolean,
    differing: string,
    timeZone: string | undefined,
  ) => {
    if (status === 'draft') return `You cannot change V${versionId}.`;
    if (!isKnown)
      return `V${versionId} was made before versions kept page details. These are the current details of the page.`;
    const what =
      status === 'pending'
        ? `V${versionId} is ${waitingWords(planned, timeZone)} with these details.`
        : `The page had these details when V${versionId} left the site.`;
    return differing === ''
      ? `${what} They are the same as those of the page.`
      : `${what} Different from the page: ${differing}.`;
  },
};
