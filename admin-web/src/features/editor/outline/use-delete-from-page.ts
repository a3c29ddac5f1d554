import { isCreatableType, labelOf } from '@galley/shared/components/dictionary';
import { confirmations } from '@galley/shared/messages';
import type { PageComponent } from '@galley/shared/schemas/version';
import { confirmAction } from '../../../ui/confirm';
import { useDeleteComponent, useRemovePlacement } from './use-placements';

/**
 * Asks and deletes a component of a draft, where it has one place. A component of an unknown type has no call of its
 * own: its place is removed. `onDone` follows a success.
 */
export function useDeleteFromPage(pageId: number, onDone: (placement: PageComponent) => void) {
  const removePlacement = useRemovePlacement(pageId);
  const deleteComponent = useDeleteComponent(pageId);

  return (placement: PageComponent) => {
    const { id, type, componentId, componentName } = placement;
    const { act, ...words } = isCreatableType(type)
      ? {
          act: () => deleteComponent.mutateAsync({ type, componentId }),
          title: `Delete ${labelOf(type)} ${componentName}`,
          question: confirmations.deleteComponent,
          confirmLabel: 'Delete component',
        }
      : {
          act: () => removePlacement.mutateAsync(id),
          title: `Remove component ${componentName}`,
          question: confirmations.removeComponent,
          confirmLabel: 'Remove',
        };
    void confirmAction({
      ...words,
      details: 'It is removed from this draft only. Published and backup versions keep it.',
      isDestructive: true,
      onConfirm: async () => {
        await act();
        onDone(placement);
      },
    });
  };
}
