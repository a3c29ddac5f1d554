import type { FieldOf } from '@galley/shared/components/fields';
import { fileLink, readFileLink } from '@galley/shared/page-links';
import { Button, FileButton, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-error';
import {
  acceptedFiles,
  acceptedOf,
  factsOf,
  fileErrorOf,
  titledByName,
} from '../../../../parts/files/file-texts';
import { useListFiles, useUploadFile } from '../../../../parts/files/use-files';
import type { ControlProps } from './control-props';

/** Selects a file of the library by title, or uploads one. */
export function FileControl({
  field,
  value,
  onChange,
  isReadOnly,
  error,
  onBlur,
}: ControlProps<FieldOf<'file'>>) {
  const { data: files, error: failure } = useListFiles();
  const upload = useUploadFile();
  const [rejection, setRejection] = useState<string>();
  const link = String(value ?? '');
  const isGone = files !== undefined && link !== '' && !files.some(({ id }) => id === readFileLink(link));
  const offered = (files ?? []).filter(({ kind }) => field.kinds?.names.includes(kind) ?? true);
  const take = async (file: File | null) => {
    if (!file) return;
    const wrong = fileErrorOf(file);
    setRejection(wrong);
    if (wrong) return;
    try {
      const input = { title: titledByName(file.name), fileName: file.name, file };
      onChange(fileLink(await upload.mutateAsync({ ...input, onProgress: () => {} })));
    } catch (thrown) {
      setRejection(messageOf(thrown));
    }
  };
  const fileError =
    rejection ??
    (isGone ? 'This file is gone. Choose another one.' : undefined) ??
    (failure && !files ? `The files could not be loaded: ${messageOf(failure)}` : undefined);
  return (
    <div>
      <Select
        label={field.label}
        description={field.help}
        withAsterisk={Boolean(field.required) && !isReadOnly}
        placeholder={files ? 'Choose a file' : 'Loading…'}
        nothingFoundMessage="No file has that name"
        data={offered.map((file) => ({
          value: fileLink(file.id),
          label: `${file.title} (${factsOf(file)})`,
        }))}
        value={isGone ? null : link || null}
        onChange={(chosen) => onChange(chosen ?? '')}
        onBlur={onBlur}
        searchable
        clearable={!isReadOnly}
        readOnly={isReadOnly}
        error={error ?? fileError}
      />
      {!isReadOnly && (
        <FileButton
          accept={field.kinds ? acceptedOf(field.kinds.names) : acceptedFiles}
          onChange={(file) => void take(file)}
        >
          {(props) => (
            <Button {...props} variant="default" size="compact-xs" mt={6} loading={upload.isPending}>
              Upload a file
            </Button>
          )}
        </FileButton>
      )}
      {upload.isPending && (
        <Text role="status" size="xs" c="dimmed">
          Uploading…
        </Text>
      )}
    </div>
  );
}
