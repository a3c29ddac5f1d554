import { fileLimits, fileMessages } from '@galley/shared/file-rules';
import { confirmations } from '@galley/shared/messages';
import { fileSchema, type LibraryFile } from '@galley/shared/schemas/file';
import { Anchor, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { shortDate } from '../../lib/dates';
import { acceptedFiles, downloadUrl, factsOf, fileErrorOf } from '../../parts/files/file-texts';
import {
  useDeleteFile,
  useEditFile,
  useGetFileUsage,
  useListFiles,
  useReplaceFile,
} from '../../parts/files/use-files';
import { LibraryUses } from '../../parts/images/image-usage';
import { TagsField } from '../../parts/images/tags/tags-field';
import { changedWords } from '../../parts/people/changed-words';
import { useNameOfUser } from '../../parts/people/use-people';
import { useCompany } from '../../parts/session/use-company-name';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { RecordActions } from '../../ui/record-actions';
import { ReplaceContent } from '../../ui/replace-content';
import { FileMark } from './file-mark';

interface FileFormProps {
  file: LibraryFile;
  /** Called after the file was saved or deleted. */
  onDone: () => void;
}

/** Shows the details of a file, with Update, Delete and Cancel. */
export function FileForm({ file, onDone }: FileFormProps) {
  const timeZone = useCompany()?.timeZone;
  const changed = changedWords(useNameOfUser()(file.changedBy), shortDate(file.changedAt, timeZone));
  const edit = useEditFile();
  const { data: files = [] } = useListFiles();
  const deletion = useDeleteFile();
  const form = useRevisionedForm<Pick<LibraryFile, 'title' | 'tags'>, LibraryFile>({
    stored: file,
    load: ({ title, tags }) => ({ title, tags }),
    labels: { title: 'Title', tags: 'Tags' },
    place: `file ${file.id}`,
    check: ({ title }): Record<string, string> =>
      title.trim() === '' ? { title: fileMessages.titleMissing } : {},
    read: (current) => fileSchema.safeParse(current).data,
    save: (words, { revision }) => edit.mutateAsync({ id: file.id, ...words, revision }),
    onSaved: onDone,
  });
  const tags = form.control('tags');

  return (
    <RevisionedForm
      form={form}
      noun="this file"
      failure="The file could not be saved"
      head={
        <>
          <Group gap="sm" wrap="nowrap">
            <FileMark kind={file.kind} />
            <div>
              <Text size="sm" c="dimmed">
                {factsOf(file)}, added {shortDate(file.createdAt, timeZone)}, {changed}
              </Text>
              <Anchor href={downloadUrl(file)} download size="sm" underline="always">
                Download
              </Anchor>
            </div>
          </Group>
          <ReplaceFile file={file} />
        </>
      }
    >
      <TextInput
        {...form.text('title')}
        description="Shown in lists of files. The address of the file does not change."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        maxLength={fileLimits.title}
        data-autofocus
      />
      <TagsField {...tags} items={files} />
      <Stack gap={4}>
        <Title order={3}>Where it is used</Title>
        <FileUsage id={file.id} />
      </Stack>
      <RecordActions
        form={form}
        name={file.title}
        question={confirmations.deleteFile}
        usage={<FileUsage id={file.id} isWarning />}
        onDelete={() => deletion.mutateAsync(file.id)}
        onDeleted={onDone}
      />
    </RevisionedForm>
  );
}

/** Shows where a file is linked or listed. @param isWarning before a deletion */
function FileUsage({ id, isWarning }: { id: number; isWarning?: boolean }) {
  return (
    <LibraryUses
      query={useGetFileUsage(id)}
      consequence="Links there would become plain text."
      isWarning={isWarning}
    />
  );
}

/** Replaces the content under the file's URL: every link to it leads to the new content. */
function ReplaceFile({ file: { id } }: { file: LibraryFile }) {
  const replacement = useReplaceFile();
  return (
    <ReplaceContent
      accept={acceptedFiles}
      errorOf={fileErrorOf}
      send={async (file, onPercent) => {
        const onProgress = (sent: number) => onPercent(sent * 100);
        await replacement.mutateAsync({ id, fileName: file.name, file, onProgress });
        return undefined;
      }}
      done="Replaced. Visitors who opened it recently get the new one within five minutes."
      hint="The address does not change, so every link leads to the new file."
    />
  );
}
