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
  /** The draft that stores the details; absent where they are saved at once. */
  draftId: number | undefined;
}

/** Shows Save, Delete and Restore, and whether everything is saved. */
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
  // An empty state stays in the DOM, so that screen readers announce its changes, but takes no gap.
  const stateMargin = state === '' ? 'calc(-1 * var(--mantine-spacing-sm))' : 'auto';
  return (
    <Group justify="flex-end" gap="sm">
      <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: stateMargin }}>
        {state}
      </Text>
      {page && !isDeleted && page.allowDelete && draftId === undefined && (
        <Button
          variant="subtle"
          color="red"
          title={`Delete page ${page.name}`}
          onClick={() => void confirmDelete(page)}
        >
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
