import { Alert, Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { refusalOf } from './file-texts';
import classes from './files.module.css';
import type { FileUploads } from './use-file-uploads';

/** Shows running and failed uploads. Finished ones are in the list; only screen readers are told about them. */
export function FileUploadList({ uploads: { uploads, retry, forget } }: { uploads: FileUploads }) {
  const done = uploads.filter(({ isDone }) => isDone).length;
  const shown = uploads.filter(({ isDone }) => !isDone);
  return (
    <div className={classes.uploads}>
      <VisuallyHidden role="status">
        {shown.some(({ failure }) => !failure)
          ? `Uploading, ${done} of ${uploads.length} done`
          : done > 0 && `${done} uploaded`}
      </VisuallyHidden>
      {shown.length > 0 && (
        <ul className={classes.progress} aria-label="Uploads">
          {shown.map(({ key, file, percent, failure }) => (
            <li key={key}>
              {failure ? (
                <Alert color="red" role="alert" title={`${file.name} was not uploaded`} mb="xs">
                  {failure}
                  <Group gap="xs" mt="xs">
                    {refusalOf(file) === undefined && (
                      <Button size="compact-sm" variant="default" onClick={() => retry(key)}>
                        Try again
                      </Button>
                    )}
                    <Button size="compact-sm" variant="subtle" color="gray" onClick={() => forget(key)}>
                      Dismiss
                    </Button>
                  </Group>
                </Alert>
              ) : (
                <>
                  <Text size="sm" truncate title={file.name}>
                    {file.name}
                  </Text>
                  <Progress size="sm" mb="xs" value={percent} aria-label={`Uploading ${file.name}`} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
