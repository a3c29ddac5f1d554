import { type DetailField, detailOf } from '@galley/shared/page-details';
import type { DetailDifference, VersionSummary } from '@galley/shared/schemas/version';
import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error';
import { notifySaved } from '../../../ui/notify';
import { useCan } from '../../session/use-signed-in-user';
import { type ComparedDetails, useCompareDetails, useSettleDetails } from './use-details';

interface DetailsConflictsProps {
  pageId: number;
  version: VersionSummary;
  compared: ComparedDetails;
  /** Called when the cause of a dialog's error is resolved. */
  onSettled?: (() => void) | undefined;
}

type Conflict = DetailDifference & Required<Pick<DetailDifference, 'conflict'>>;
const isConflict = (detail: DetailDifference): detail is Conflict => detail.conflict !== undefined;

/** The same where nothing else is compared. */
export function ConflictsOfVersion(props: Omit<DetailsConflictsProps, 'compared'>) {
  const { data } = useCompareDetails(props.pageId, null, props.version);
  return data ? <DetailsConflicts {...props} compared={data} /> : null;
}

/** Where an Admin has changed the page and a version proposes another value: asks which of the two applies. */
export function DetailsConflicts({ pageId, version, compared, onSettled }: DetailsConflictsProps) {
  const { versionId, status } = version;
  const conflicts = compared.details.filter(isConflict);
  const [mayWrite, mayPublish] = [useCan('writeDrafts'), useCan('publishDraft')];
  const [holding, setHolding] = useState<Partial<Record<DetailField, 'page' | 'version'>>>({});
  const settle = useSettleDetails(pageId, versionId);
  if (conflicts.length === 0) return null;
  const mayDecide = status === 'draft' ? mayWrite : mayPublish;
  const isDecided = conflicts.every(({ field }) => holding[field]);
  const decide = async () => {
    const kept = conflicts.flatMap(({ field }) => (holding[field] === 'page' ? [field] : []));
    await settle.mutateAsync({ kept, revision: compared.revision });
    notifySaved();
    onSettled?.();
  };
  return (
    <Alert color="yellow" title={`The page was changed since V${versionId} was written`}>
      <Stack gap="md">
        <Text size="sm">
          Before V{versionId} goes live, {mayDecide ? 'choose' : 'an Admin chooses'} which value applies.
        </Text>
        {conflicts.map(({ field, to, conflict }) => {
          const { label } = detailOf(field);
          const started = `V${versionId} was created when it was ${quoted(conflict.started)}.`;
          const [page, proposed] = [`the page has now: ${quoted(conflict.now)}`, quoted(to)];
          return mayDecide ? (
            <Radio.Group
              key={field}
              label={label}
              description={started}
              // Dimmed text would be unreadable on this background.
              descriptionProps={{ c: 'inherit' }}
              value={holding[field] ?? ''}
              onChange={(value) => setHolding({ ...holding, [field]: value as 'page' | 'version' })}
            >
              <Stack gap={6} mt={6}>
                <Radio value="page" label={`Keep what ${page}`} />
                <Radio value="version" label={`Take what V${versionId} says: ${proposed}`} />
              </Stack>
            </Radio.Group>
          ) : (
            <Text key={field} size="sm">
              <strong>{label}</strong>: {page}. V{versionId} says: {proposed}. {started}
            </Text>
          );
        })}
        {settle.error && (
          <Text size="sm" c="red" role="alert">
            {messageOf(settle.error)}
          </Text>
        )}
        {mayDecide && (
          <Group>
            <Button
              size="xs"
              loading={settle.isPending}
              disabled={!isDecided}
              onClick={() => void decide().catch(() => undefined)}
            >
              Decide
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`);
