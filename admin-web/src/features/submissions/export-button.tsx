import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { countOf } from '../../lib/count-of';
import { useExportSubmissions } from './use-export-submissions';

/** Saves all submissions of a form as a CSV file; a long export shows its progress and can be cancelled. */
export function ExportButton({ formId, formName }: { formId: number; formName: string }) {
  const { isBusy, count, start, cancel } = useExportSubmissions(formId);
  return (
    <Group gap={isBusy ? 'xs' : 0}>
      <Text size="sm" c="dimmed" role="status">
        {isBusy && count > 0 ? `${countOf(count, 'submission')} read…` : ''}
      </Text>
      {isBusy && (
        <Button variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => void start(formName)}
      >
        Export CSV
      </Button>
    </Group>
  );
}
