import { Alert, Button, FileButton, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../lib/api-error';
import { notifySaved } from './notify';

interface ReplaceContentProps {
  /** The file types that the browser offers. */
  accept: string;
  /** Why a file is rejected, before anything is done with it. */
  errorOf: (file: File) => string | undefined;
  /** Sends the file and reports progress in percent. Returns why it was rejected after all. */
  send: (file: File, onPercent: (percent: number) => void) => Promise<string | undefined>;
  /** The message after a replacement. */
  done: string;
  hint: string;
}

/** Replaces the content under a URL of the library, which stays the same. */
export function ReplaceContent({ accept, errorOf, send, done, hint }: ReplaceContentProps) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const replace = async (file: File | null) => {
    if (!file) return;
    const rejection = errorOf(file);
    setFailure(rejection);
    if (rejection) return;
    setPercent(0);
    try {
      const late = await send(file, setPercent);
      if (late) setFailure(late);
      else notifySaved(done);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPercent(undefined);
    }
  };

  return (
    <div>
      <FileButton accept={accept} onChange={(file) => void replace(file)}>
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
          {hint}
        </Text>
      )}
    </div>
  );
}
