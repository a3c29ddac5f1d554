import type { Page } from '@galley/shared/schemas/page';
import { Button, Group, Text } from '@mantine/core';
import { useConfirmRemoval } from './use-confirm-removal';

interface PageFormActionsProps {
  /** Absent while the page is new. */
  page: Page | undefined;
  canEdit: boolean;
  isDirty: boolean;
  isBusy: boolean;
  isSaveOffered: boolean;
  /** The draft that it is saved in; absent where it is saved at once. */
  draftId: number | undefined;
}

/** Save, Delete and Restore, and whether everything is saved. */
export function PageFormActions({
  page,
  canEdit,
  isDirty,
  isBusy,
  isSaveOffered,
  draftId,
}: PageFormActionsProps) {
  const { confirmDelete, confirmRestore } = useConfirmRemoval();
  if (!canEdit) return null;
  const isDeleted = page?.status === 'Deleted';
  const state = isBusy ? 'Saving …' : isDirty ? 'Not saved' : page && !isDeleted ? 'Saved' : '';
  // Empty it stays, to be heard when it fills, but takes no gap from the buttons.
  const stateMargin = state === '' ? 'calc(-1 * var(--mantine-spacing-sm))' : 'auto';
  return (
    <Group justify="flex-end" gap="sm">
      <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: stateMargin }}>
        {state}
      </Text>
      {page && !isDeleted && page.allowDelete && draftId === undefined && (
        <Button variant="subtle" color="red" onClick={() => void confirmDelete(page)}>
          Delete
        </Button>
      )}
      {page && isDeleted && <Button onClick={() => void confirmRestore(page)}>Restore</Button>}
      {isSaveOffered && (
        <Button type="submit" loading={isBusy}>
          {draftId === undefined ? 'Save' : `Save in V${draftId}`}
        </Button>
      )}
    </Group>
  );
}
