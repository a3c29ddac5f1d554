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

  const ask = (
    placement: PageComponent,
    act: () => Promise<unknown>,
    words: { title: string; question: string; details: string; confirmLabel: string },
  ) =>
    confirmAction({
      ...words,
      isDestructive: true,
      onConfirm: async () => {
        await act();
        notifySaved('Deleted');
        onDone(placement);
      },
    });

  const remove = (placement: PageComponent) =>
    ask(placement, () => removePlacement.mutateAsync(placement.id), {
      title: `Remove ${nameOf(placement)}`,
      question: confirmations.removeComponent,
      details: 'It is removed from this draft only. Published and backup versions keep it.',
      confirmLabel: 'Remove',
    });

  const deleteAll = (placement: PageComponent) => {
    const { type, componentId } = placement;
    if (!isCreatableType(type)) return;
    void ask(placement, () => deleteComponent.mutateAsync({ type, componentId }), {
      title: `Delete ${nameOf(placement)}`,
      question: confirmations.deleteComponent,
      details: 'It is removed everywhere in this draft. Published and backup versions keep it.',
      confirmLabel: 'Delete component',
    });
  };

  return { remove, deleteAll };
}
