import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { apiPart } from '../../lib/api';
import { countOf } from '../../lib/count-of';
import { saveFile } from '../../lib/save-file';
import { notifyError } from '../../ui/notify';

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

interface ExportState {
  isBusy: boolean;
  /** The number of loaded submissions. */
  count: number;
}

/** The lines after the header; visitors' texts contain line feeds only. */
const rowsOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + part.split('\r\n').length - 1, 0) - 1;

/** Reads all submissions of a form, part by part, and saves them as one CSV file. */
function useExportSubmissions(formId: number) {
  const [state, setState] = useState<ExportState>({ isBusy: false, count: 0 });
  const running = useRef<AbortController>(null);

  const start = async (formName: string) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const parts: string[] = [];
    let cursor: string | undefined = '';
    setState({ isBusy: true, count: 0 });
    try {
      while (cursor !== undefined) {
        const input: { formId: number; cursor: string } = { formId, cursor };
        const { part, next } = await apiPart('exportFormSubmissions', input, { signal });
        parts.push(part);
        cursor = next;
        setState({ isBusy: true, count: rowsOf(parts) });
      }
      saveFile(`${formName} submissions.csv`, parts, 'text/csv');
    } catch (error) {
      if (!signal.aborted) notifyError(error);
    } finally {
      setState({ isBusy: false, count: 0 });
    }
  };

  return { ...state, start, cancel: () => running.current?.abort() };
}
