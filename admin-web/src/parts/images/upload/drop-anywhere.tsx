import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { notifyError } from '../../../ui/notify';
import { droppedFiles } from './dropped-files';
import classes from './upload.module.css';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Accepts files and folders dropped anywhere in the window, and says so while they are dragged. */
export function DropAnywhere({ words, onDrop }: { words: string; onDrop: (files: File[]) => void }) {
  const [isDragged, setIsDragged] = useState(false);
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsDragged(true);
  });
  // Only leaving the window has no related target.
  useWindowEvent('dragleave', (event) => event.relatedTarget === null && setIsDragged(false));
  useWindowEvent('drop', (event) => {
    setIsDragged(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (!event.dataTransfer) return;
    void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && onDrop(files), notifyError);
  });

  if (!isDragged) return null;
  return (
    <div className={classes.overlay} aria-hidden>
      <div>{words}</div>
    </div>
  );
}
