import { fileSize } from '@galley/shared/file-rules';
import { imageLimits } from '@galley/shared/image-rules';
import { Alert, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Ref } from 'react';
import ground from '../ground.module.css';
import { ImageBadges } from '../image-badges';
import { pixelSize, savedPercent } from '../image-texts';
import classes from './upload.module.css';
import type { Upload, Uploads } from './use-uploads';

interface UploadCardProps {
  upload: Upload;
  onDescribe: Uploads['describe'];
  onRemove: () => void;
  /** The ref of the description, which gets the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Shows one chosen file: its preview, the result of compression, and its description. */
export function UploadCard({ upload, onDescribe, onRemove, ref }: UploadCardProps) {
  const { key, file, rejection, errors, imageDescription, altText } = upload;
  return (
    <li className={classes.card} aria-label={file.name}>
      <div>
        <div className={`${classes.preview} ${ground.ground}`}>
          {upload.size ? (
            <img src={upload.preview} alt={`Preview of ${file.name}`} />
          ) : (
            <IconPhoto size={32} stroke={1.25} aria-hidden />
          )}
        </div>
        <UploadFacts upload={upload} />
      </div>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text size="sm" fw={600} truncate title={file.name}>
            {file.name}
          </Text>
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            onClick={onRemove}
            aria-label={`Remove ${file.name}`}
          >
            Remove
          </Button>
        </Group>
        {rejection ? (
          <Alert color="red" role="alert" title="This file cannot be uploaded">
            {rejection}
          </Alert>
        ) : (
          <>
            <TextInput
              ref={ref}
              label="Image Description"
              withAsterisk
              maxLength={imageLimits.description}
              value={imageDescription}
              onChange={(event) => onDescribe(key, { imageDescription: event.currentTarget.value })}
              error={errors.imageDescription}
            />
            <TextInput
              label="Alt Text"
              description="Describes the image for people who cannot see it. Leave it empty if the image is only decoration."
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={imageLimits.altText}
              value={altText}
              onChange={(event) => onDescribe(key, { altText: event.currentTarget.value })}
              error={errors.altText}
            />
          </>
        )}
      </Stack>
    </li>
  );
}

function UploadFacts({ upload }: { upload: Upload }) {
  const { file, size, compressed, compressedSize, state, percent } = upload;
  const saved = compressed && savedPercent(file.size, compressed.size);
  return (
    <>
      <dl className={classes.facts}>
        {size && (
          <>
            <dt>Natural size</dt>
            <dd>{pixelSize(size)}</dd>
          </>
        )}
        <dt>Raw size</dt>
        <dd>{fileSize(file.size)}</dd>
        {compressed && !upload.rejection && (
          <>
            <dt>Compressed</dt>
            <dd>
              {fileSize(compressed.size)}
              {compressedSize && compressedSize.width !== size?.width && `, ${pixelSize(compressedSize)}`}
            </dd>
            <dt>Savings</dt>
            <dd>{saved === undefined ? 'none, it is small already' : `${saved}%`}</dd>
          </>
        )}
      </dl>
      {compressedSize && !upload.rejection && <ImageBadges size={compressedSize} />}
      {state === 'compressing' && (
        <Progress value={percent} animated mt="xs" aria-label={`Compressing ${file.name}`} />
      )}
    </>
  );
}
