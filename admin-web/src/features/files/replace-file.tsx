import type { LibraryFile } from '@galley/shared/schemas/file';
import { Alert, Button, FileButton, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { notifySaved } from '../../ui/notify';
import { acceptedFiles, refusalOf } from './file-texts';
import { useReplaceFile } from './use-save-file';

/** Puts other content under the file's address: every link to it leads to the new one. */
export function ReplaceFile({ file: { id } }: { file: LibraryFile }) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const replacement = useReplaceFile();

  const replace = async (file: File | null) => {
    if (!file) return;
    const refusal = refusalOf(file);
    setFailure(refusal);
    if (refusal) return;
    setPercent(0);
    try {
      const onProgress = (sent: number) => setPercent(sent * 100);
      await replacement.mutateAsync({ id, fileName: file.name, file, onProgress });
      notifySaved('Replaced. Visitors who had it lately get the new one within five minutes.');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPercent(undefined);
    }
  };

  return (
    <div>
      <FileButton accept={acceptedFiles} onChange={(file) => void replace(file)}>
        {(props) => (
          <Button {...props} variant="default" size="xs" loading={percent !== undefined}>
            Replace file
          </Button>
        )}
      </FileButton>
      {percent !== undefined && (
        <Progress value={percent} size="sm" mt="xs" aria-label="Replacing the file" />
      )}
      {failure ? (
        <Alert color="red" mt="xs" role="alert" title="The file was not replaced">
          {failure}
        </Alert>
      ) : (
        <Text size="xs" c="dimmed" mt={4}>
          The address stays, so every link leads to the new file.
        </Text>
      )}
    </div>
  );
}
