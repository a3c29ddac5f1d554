import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { whenResized } from '../lib/listen';
import type { CanvasStore } from './canvas-state';
import { type Box, boxOf } from './use-measured';

interface EmptyPageProps {
  holder: HTMLElement;
  store: CanvasStore;
}

/** Invites the user to add the first component, at the place where it will be; the page makes room for that. */
export function EmptyPage({ holder, store }: EmptyPageProps) {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    holder.setAttribute('data-galley-inviting', '');
    const measure = () => setBox(boxOf('', holder));
    measure();
    const stop = whenResized([document.documentElement, holder], measure);
    return () => {
      stop();
      holder.removeAttribute('data-galley-inviting');
    };
  }, [holder]);
  return (
    box && (
      <section
        className="invitation"
        style={{ left: box.left, top: box.top, width: box.width }}
        aria-labelledby="empty-page"
      >
        <h2 id="empty-page">This page is empty</h2>
        <p>Choose a first component. It appears here with sample content, and you type right into it.</p>
        <button type="button" onClick={() => store.send({ kind: 'add', at: 0 })}>
          <IconPlus size={16} stroke={2} aria-hidden />
          Add a component
        </button>
      </section>
    )
  );
}
