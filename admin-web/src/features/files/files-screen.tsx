import type { LibraryFile } from '@galley/shared/schemas/file';
import { Alert, Button, FileButton, Group, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconFileOff, IconFileUpload } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { api } from '../../lib/api';
import { acceptedFiles, fileErrorOf, filterFiles } from '../../parts/files/file-texts';
import { fileKeys, useListFiles } from '../../parts/files/use-files';
import { TagFilter } from '../../parts/images/tags/tag-filter';
import { TaggingBar } from '../../parts/images/tags/tagging-bar';
import { useTagFilter } from '../../parts/images/tags/use-tag-filter';
import { DropAnywhere } from '../../parts/images/upload/drop-anywhere';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import { ListDrawing } from '../../ui/list-drawing';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { SearchField } from '../../ui/search-field';
import { useListedShortcut, useShortcut } from '../../ui/shortcuts';
import { TableSkeleton } from '../../ui/skeletons';
import { useChosen } from '../../ui/use-chosen';
import { FileForm } from './file-form';
import { FileList, rowKey } from './file-list';
import classes from './files.module.css';
import type { FileUploads } from './use-file-uploads';
import { useFileUploads } from './use-file-uploads';

const nameOf = ({ title }: LibraryFile) => title;
const noFiles: readonly LibraryFile[] = [];
const fileNames = { keyOf: rowKey, nameOf };

/** /FileManagement: the documents of the company's library. */
export function FilesScreen() {
  const list = useListFiles();
  const { data: files } = list;
  const [typed, setTyped] = useState('');
  const [openId, setOpenId] = useState<number>();
  const opened = files?.find(({ id }) => id === openId);
  const uploads = useFileUploads();
  const searchBox = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search the files', () => searchBox.current?.focus());
  useListedShortcut('X', 'Choose the file that has the focus, with Shift all up to it');
  useUnsavedWork({ hasUnsavedText: () => uploads.uploads.some(({ isDone }) => !isDone) });
  const tagged = useTagFilter(
    'files',
    useMemo(() => files && filterFiles(files, typed), [files, typed]),
  );
  const { shown = noFiles } = tagged;
  const { chosenItems, choice, chooseAll, clear } = useChosen(shown, fileNames);
  const uploadButton = (
    <FileButton multiple accept={acceptedFiles} onChange={uploads.choose}>
      {(props) => (
        <Button {...props} leftSection={<IconFileUpload size={16} aria-hidden />}>
          Upload files
        </Button>
      )}
    </FileButton>
  );

  return (
    <Stack gap="md">
      <PageHeader title="Files" crumbs={[]} actions={uploadButton} />
      {files && files.length > 0 && (
        <SearchField
          ref={searchBox}
          label="Search files"
          placeholder="Search by title, kind or tag"
          value={typed}
          onChange={setTyped}
        />
      )}
      <TagFilter {...tagged.filter} />
      <FileUploadList uploads={uploads} />
      <QueryBoundary
        query={list}
        failure="The files could not be loaded"
        skeleton={<TableSkeleton />}
        reportsStale
      />
      {shown.length > 0 && <FileList files={shown} choice={choice} onOpen={setOpenId} />}
      {files && files.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={<IconFileOff size={32} stroke={1.5} />}
          title={typed.trim() ? `No file for '${typed.trim()}'` : 'No file has these tags'}
          action={
            <Button
              variant="default"
              onClick={() => {
                setTyped('');
                tagged.filter.onChange([]);
              }}
            >
              Clear the search
            </Button>
          }
        />
      )}
      {files?.length === 0 && (
        <EmptyState icon={<ListDrawing kind="files" />} title="No files yet" action={uploadButton}>
          Price lists, printable forms, minutes: link to them from texts, buttons and file lists. PDF, Office,
          OpenDocument, CSV, text and ZIP of at most 25 MB; MP4 and WebM videos of at most 100 MB.
        </EmptyState>
      )}
      <TaggingBar
        noun="file"
        chosen={chosenItems}
        listed={shown.length}
        library={files ?? noFiles}
        nameOf={nameOf}
        listKey={fileKeys.all}
        save={({ id, title, revision }, tags) => api('editFile', { id, title, tags, revision })}
        onChooseAll={chooseAll}
        onClear={clear}
      />
      {opened && (
        <Dialog
          isDrawer
          title="File"
          size="md"
          unsaved="What you changed about this file is not saved yet."
          onClose={() => setOpenId(undefined)}
        >
          <FileForm key={opened.id} file={opened} onDone={() => setOpenId(undefined)} />
        </Dialog>
      )}
      <DropAnywhere words="Drop files to add them to the library" onDrop={uploads.choose} />
    </Stack>
  );
}

/** Shows running and failed uploads. Finished ones are in the list; only screen readers are told about them. */
function FileUploadList({ uploads: { uploads, retry, forget } }: { uploads: FileUploads }) {
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
                    {fileErrorOf(file) === undefined && (
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
