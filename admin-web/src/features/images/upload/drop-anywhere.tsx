import { useEffect, useRef, useState } from 'react';
import classes from './upload.module.css';

/** Accepts files dropped anywhere in the window, and says so while they are dragged. */
export function DropAnywhere({ words, onDrop }: { words: string; onDrop: (files: File[]) => void }) {
  const [isDragged, setIsDragged] = useState(false);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragged(true);
    };
    // Only leaving the window has no related target.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsDragged(false);
    const drop = (event: DragEvent) => {
      setIsDragged(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take.current(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  if (!isDragged) return null;
  return (
    <div className={classes.overlay} aria-hidden>
      <div>{words}</div>
    </div>
  );
}
