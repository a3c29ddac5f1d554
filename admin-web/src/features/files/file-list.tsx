import type { LibraryFile } from '@galley/shared/schemas/file';
import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { shortDate } from '../../lib/dates';
import { downloadUrl, factsOf } from '../../parts/files/file-texts';
import { changedWords } from '../../parts/people/changed-words';
import { useNameOfUser } from '../../parts/people/use-people';
import { useCompany } from '../../parts/session/use-company-name';
import { ChoiceBox } from '../../ui/choice-box';
import type { RowChoice } from '../../ui/data-table-props';
import { isChoiceKey, useRowChoice } from '../../ui/use-row-choice';
import { FileMark } from './file-mark';
import classes from './files.module.css';

interface FileListProps {
  files: readonly LibraryFile[];
  choice: RowChoice<LibraryFile>;
  onOpen: (id: number) => void;
}

/** The key of a file in the selection. */
export const rowKey = ({ id }: LibraryFile) => String(id);

/** Lists the files; a click opens the details, and several are selected by their checkboxes or by X. */
export function FileList({ files, choice, onOpen }: FileListProps) {
  const timeZone = useCompany()?.timeZone;
  const nameOf = useNameOfUser();
  const { choose } = useRowChoice({ choice, rowKey }, files);
  return (
    <ul className={classes.list} aria-label="Files">
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <ChoiceBox
            className={classes.above}
            label={choice.label(file)}
            isChosen={choice.chosen.has(rowKey(file))}
            onChoose={(isRange) => choose(file, isRange)}
          />
          <FileMark kind={file.kind} />
          <div>
            <button
              type="button"
              className={classes.open}
              aria-haspopup="dialog"
              aria-keyshortcuts="X"
              aria-label={`Details of ${file.title}`}
              title={file.title}
              data-chosen={choice.chosen.has(rowKey(file)) || undefined}
              onClick={() => onOpen(file.id)}
              onKeyDown={(event) => isChoiceKey(event) && choose(file, event.shiftKey)}
            >
              {file.title}
            </button>
            <Text size="xs" c="dimmed" truncate>
              {factsOf(file)}, {changedWords(nameOf(file.changedBy), shortDate(file.changedAt, timeZone))}
            </Text>
          </div>
          <Tooltip label="Download">
            <ActionIcon
              component="a"
              href={downloadUrl(file)}
              download
              variant="subtle"
              color="gray"
              className={classes.above}
              aria-label={`Download ${file.title}`}
            >
              <IconDownload size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
