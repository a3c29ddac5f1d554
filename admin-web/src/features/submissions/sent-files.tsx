import { fileSize } from '@galley/shared/file-rules';
import type { SubmissionView } from '@galley/shared/schemas/submission';
import { sentFileKinds } from '@galley/shared/sent-file-rules';
import { Button, Text } from '@mantine/core';
import { IconDownload, IconFile, IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { notifyError } from '../../ui/notify';
import classes from './sent-files.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true };

export const hasFiles = ({ formSubmissionFiles }: SubmissionView, id: number) =>
  formSubmissionFiles.some(({ fieldId }) => fieldId === id);

/**
 * Lists the files in one field of a submission. They come from visitors: they can be downloaded, and are never
 * displayed here.
 */
export function SentFiles({ submission, fieldId }: { submission: SubmissionView; fieldId: number }) {
  // The link is requested on demand, since it is valid for a minute only.
  const save = useMutation({
    mutationFn: (number: number) =>
      api('getSubmissionFile', { submissionId: submission.formSubmission.id, number }),
    // The response is a download, so the screen stays.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: notifyError,
  });
  return (
    <ul className={classes.list}>
      {submission.formSubmissionFiles.map((file, index) => {
        if (file.fieldId !== fieldId) return null;
        const number = index + 1;
        const { label, contentType } = sentFileKinds[file.kind];
        const Icon = contentType.startsWith('image/') ? IconPhoto : IconFile;
        return (
          <li key={number}>
            <Icon {...icon} />
            <span className={classes.words}>
              <Text span display="block">
                {file.name}
              </Text>
              <Text span size="sm" c="dimmed">
                {label}, {fileSize(file.bytes)}
              </Text>
            </span>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
              loading={save.isPending && save.variables === number}
              onClick={() => save.mutate(number)}
              aria-label={`Save ${file.name}`}
            >
              Save
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
