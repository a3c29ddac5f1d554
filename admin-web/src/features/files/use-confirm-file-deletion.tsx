import { confirmations } from '@galley/shared/messages';
import type { LibraryFile } from '@galley/shared/schemas/file';
import { Text } from '@mantine/core';
import { confirmAction } from '../../ui/confirm';
import { FileUsage } from './file-usage';
import { useDeleteFile } from './use-files';

/** Deletes a file after a question that says what links to it. Resolves to whether it was deleted. */
export function useConfirmFileDeletion() {
  const deletion = useDeleteFile();
  return ({ id, title }: LibraryFile): Promise<boolean> => {
    return confirmAction({
      title: `Delete ${title}`,
      question: confirmations.deleteFile,
      details: (
        <>
          <Text size="sm" mb="xs">
            It cannot be brought back.
          </Text>
          <FileUsage id={id} isWarning />
        </>
      ),
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => deletion.mutateAsync(id),
      notice: 'Deleted',
    });
  };
}
