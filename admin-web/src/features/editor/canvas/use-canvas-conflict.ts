import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { loadPatiently } from '../../../lib/loaded-part';
import type { FormValues } from '../../../parts/components/component-calls';
import type { FormConflict } from '../inspector/form-work';
import { useConflictBy } from '../inspector/use-conflict-by';
import type { CanvasPort } from './use-canvas-port';

/**
 * Shows a conflict on its component, with the current typed text. The code that compares texts is loaded with the
 * first one.
 */
export function useCanvasConflict(
  port: CanvasPort | undefined,
  key: string | undefined,
  conflict: FormConflict | undefined,
  typed: FormValues | null,
): void {
  const [mine] = useDebouncedValue(typed, 500);
  const by = useConflictBy(conflict?.pageId ?? 0);
  useEffect(() => {
    if (!port || !conflict || !mine || key === undefined) return;
    let isOver = false;
    void loadPatiently(() => import('../../../parts/page-canvas/conflict-sides')).then(
      ({ conflictSides }) => {
        const sides = () => conflictSides(conflict.type, conflict.theirs, mine);
        if (!isOver) port.send({ kind: 'conflict', conflict: { key, by, sides: sides() } });
      },
    );
    return () => {
      isOver = true;
    };
  }, [port, key, conflict, mine, by]);
  const isOver = conflict === undefined;
  useEffect(() => {
    if (isOver) port?.send({ kind: 'conflict' });
  }, [port, isOver]);
}
