import type { Image } from '@galley/shared/schemas/image';
import { Alert, Button, FileButton, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { notifySaved } from '../../ui/notify';
import { compressImage } from './upload/compress-image';
import { acceptedTypes, refusalOfFile, refusalOfSize } from './upload/upload-rules';
import { useReplaceImage } from './use-save-image';

/** Puts another file under the picture's address: every page that shows it shows the new one. */
export function ReplaceImage({ image }: { image: Image }) {
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const replacement = useReplaceImage();

  const replace = async (file: File | null) => {
    if (!file) return;
    setFailure(refusalOfFile(file));
    if (refusalOfFile(file)) return;
    setPercent(0);
    try {
      const { width, height } = await createImageBitmap(file);
      const compressed = await compressImage(file, { width, height }, (done) => setPercent(done / 2));
      const refusal = refusalOfSize(compressed);
      if (refusal) return setFailure(refusal);
      await replacement.mutateAsync({
        id: image.id,
        imageName: file.name,
        image: compressed,
        onProgress: (sent) => setPercent(50 + sent * 50),
      });
      notifySaved('Replaced. Visitors who saw it lately see the new one within five minutes.');
    } catch (error) {
      setFailure(error instanceof DOMException ? unreadable : messageOf(error));
    } finally {
      setPercent(undefined);
    }
  };

  return (
    <div>
      <FileButton accept={acceptedTypes} onChange={(file) => void replace(file)}>
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
          The address stays, so every page shows the new file.
        </Text>
      )}
    </div>
  );
}

const unreadable =
  'This file cannot be read as an image. Open it in an image program, save it again and upload that.';
