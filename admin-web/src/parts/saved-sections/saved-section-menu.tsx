import type { SavedSection } from '@galley/shared/contract/saved-sections';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { confirmAction } from '../../ui/confirm';
import { useIsOneself } from '../people/use-people';
import { useCan } from '../session/use-signed-in-user';
import { SectionNameDialog } from './section-name-dialog';
import { useDeleteSavedSection, useRenameSavedSection } from './use-saved-sections';

/** Rename and Delete of a saved section, for users who may do so. */
export function SavedSectionMenu({ section }: { section: SavedSection }) {
  const { savedSectionId, name, savedBy, revision } = section;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRenameSavedSection();
  const deletion = useDeleteSavedSection();
  const mayEditAll = useCan('editSavedSections');
  const isOwn = useIsOneself()(savedBy);
  if (!mayEditAll && !isOwn) return null;
  const askToDelete = () =>
    confirmAction({
      title: 'Delete the saved section',
      question: `Are you sure you want to delete the saved section '${name}'?`,
      details: 'Its copies on pages stay as they are.',
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => deletion.mutateAsync(savedSectionId),
      notice: 'Deleted',
    });
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={`Actions of ${name}`} size="md">
            <IconDots size={16} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setIsRenaming(true)}>
            Rename…
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="red" onClick={() => void askToDelete()}>
            Delete…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <SectionNameDialog
          title="Rename the section"
          name={name}
          place={`saved section ${savedSectionId}`}
          onSave={(next) => rename.mutateAsync({ savedSectionId, name: next, revision })}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </>
  );
}
