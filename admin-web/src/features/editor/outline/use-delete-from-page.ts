import { isCreatableType, labelOf } from '@galley/shared/components/dictionary';
import { confirmations } from '@galley/shared/messages';
import type { PageComponent } from '@galley/shared/schemas/version';
import { confirmAction } from '../../../ui/confirm';
import { notifySaved } from '../../../ui/notify';
import { useDeleteComponent, useRemovePlacement } from './use-placements';

/** The two ways to remove a component from a page, each with its question. `onDone` follows a success. */
export function useDeleteFromPage(pageId: number, onDone: (placement: PageComponent) => void) {
  const removePlacement = useRemovePlacement(pageId);
  const deleteComponent = useDeleteComponent(pageId);
  const nameOf = ({ componentName, type }: PageComponent) => `${labelOf(type) ?? type} ${componentName}`;

  const remove = (placement: PageComponent) =>
    confirmAction({
      title: `Remove ${nameOf(placement)}`,
      question: confirmations.removeComponent,
      details: 'It is removed from this draft only. Published and backup versions keep it.',
      confirmLabel: 'Remove',
      isDestructive: true,
      onConfirm: async () => {
        await removePlacement.mutateAsync(placement.id);
        notifySaved('Deleted');
        onDone(placement);
      },
    });

  const deleteAll = (placement: PageComponent) => {
    const { type, componentId } = placement;
    if (!isCreatableType(type)) return;
    void confirmAction({
      title: `Delete ${nameOf(placement)}`,
      question: confirmations.deleteComponent,
      details: 'It is removed everywhere in this draft. Published and backup versions keep it.',
      confirmLabel: 'Delete component',
      isDestructive: true,
      onConfirm: async () => {
        await deleteComponent.mutateAsync({ type, componentId });
        notifySaved('Deleted');
        onDone(placement);
      },
    });
  };

  return { remove, deleteAll };
}
