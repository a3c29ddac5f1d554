import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import type { CanvasStore } from './canvas-state';

interface EmptyPageProps {
  holder: HTMLElement;
  store: CanvasStore;
}

/** Invites the user to add the first component, at the place where it will be; the page makes room for that. */
export function EmptyPage({ holder, store }: EmptyPageProps) {
  const [place, setPlace] = useState<{ left: number; top: number; width: number }>();
  useLayoutEffect(() => {
    holder.setAttribute('data-galley-inviting', '');
    const measure = () => {
      const { left, top, width } = holder.getBoundingClientRect();
      setPlace({ left: left + scrollX, top: top + scrollY, width });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [document.documentElement, holder]) observer.observe(element);
    return () => {
      observer.disconnect();
      holder.removeAttribute('data-galley-inviting');
    };
  }, [holder]);
  return (
    place && (
      <section className="invitation" style={place} aria-labelledby="empty-page">
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
