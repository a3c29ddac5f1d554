import { detailOf } from '@galley/shared/page-details';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { Card, Group, Text, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { ComparedFields } from '../../../parts/comparison/compared-fields';
import type { ComparedField } from '../../../parts/comparison/component-fields';
import { DetailsConflicts } from '../../../parts/versions/details/details-conflicts';
import { type ComparedDetails, useCompareDetails } from '../../../parts/versions/details/use-details';
import { QueryBoundary } from '../../../ui/query-boundary';
import { FormSkeleton } from '../../../ui/skeletons';
import { ChangeBadge } from '../change-badge';

interface DetailsComparisonProps {
  pageId: number;
  /** Null: an empty page. */
  from: number | null;
  to: VersionSummary;
}

/** Shows the changes of the page's details: name, path, menu place and what search engines and lists show. */
export function DetailsComparison({ pageId, from, to }: DetailsComparisonProps) {
  const query = useCompareDetails(pageId, from, to);
  return (
    <QueryBoundary
      query={query}
      failure="The page details could not be compared"
      skeleton={<FormSkeleton fields={1} />}
    >
      {(compared) => (
        <>
          <DetailsConflicts pageId={pageId} version={to} compared={compared} />
          <Details compared={compared} isNew={from === null} />
        </>
      )}
    </QueryBoundary>
  );
}

function Details({ compared, isNew }: { compared: ComparedDetails; isNew: boolean }) {
  const fields = compared.details
    .filter(({ from, to }) => from !== '' || to !== '')
    .map(({ field, from, to }): ComparedField => {
      const { label, comparedAs: kind } = detailOf(field);
      return { name: field, label, kind, from, to, isChanged: from !== to };
    });
  if (fields.every(({ isChanged }) => !isChanged)) {
    return (
      <Text size="sm" c="dimmed">
        Page details are the same in both.
      </Text>
    );
  }
  const change = isNew ? 'added' : 'changed';
  return (
    <Card component="section" aria-label={`Page details: ${change}`} padding="md">
      <Group gap="xs" mb="sm">
        <IconFileText size={18} stroke={1.5} aria-hidden />
        <Title order={2} fz="md">
          Page details
        </Title>
        <ChangeBadge change={change} />
      </Group>
      <ComparedFields fields={fields} />
    </Card>
  );
}
