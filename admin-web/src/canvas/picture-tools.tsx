import { valueAt } from '@galley/shared/components/field-path';
import { focusNameOf } from '@galley/shared/components/fields/focus';
import { IconFocusCentered, IconPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { fieldSelector } from '../parts/page-canvas/in-place-fields';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import { partsIn } from '../parts/preview/page-frame';
import type { CanvasState, CanvasStore } from './canvas-state';
import { missingPicture } from './missing-picture';
import { type Box, boxOf } from './use-measured';
import { usePointed } from './use-pointed';

interface PictureToolsProps {
  store: CanvasStore;
  state: CanvasState;
  entry: CanvasEntry;
  index: number;
  /** Of the components: their pictures are measured when these change. */
  boxes: readonly Box[];
}

/** In the lower right corner: the tools of each picture of the selected component, or what adds the one that it lacks. */
export function PictureTools({ store, state, entry, index, boxes }: PictureToolsProps) {
  const { holder } = state;
  const [pictures, setPictures] = useState<readonly Box[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures move with their components
  useLayoutEffect(() => {
    const part = holder && partsIn(holder)[index];
    const found = [...(part?.querySelectorAll<HTMLElement>(`img${fieldSelector}`) ?? [])].map((picture) =>
      boxOf(picture.dataset.galleyField ?? '', picture),
    );
    setPictures((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  }, [holder, index, entry, boxes]);
  const pointed = usePointed(pictures);
  const place = boxes.find(({ key }) => key === entry.key);
  if (!entry.component) {
    const open = () => store.send({ kind: 'openEntry', key: entry.key, entry: 0 });
    return (
      place && entry.lacks && <AddTool isMiddle place={place} label={`Add ${entry.lacks}`} onClick={open} />
    );
  }
  const { data } = entry.component;
  const changes = pictures.map((box) => {
    const { key: field, left, top, width, height } = box;
    const imageUrl = String(valueAt(data, field) ?? '');
    const focus = String(valueAt(data, focusNameOf(field)) ?? '');
    if (!imageUrl) return null;
    return (
      <div
        key={field}
        className="tools picture-tools"
        role="toolbar"
        aria-label={pictures.length > 1 ? `Image ${pictures.indexOf(box) + 1}` : 'Image'}
        data-shown={pictures.length === 1 || pointed.key === field || undefined}
        style={{ left: left + width, top: top + height }}
      >
        <button
          type="button"
          aria-label="Change image"
          title="Change image"
          onClick={() => store.pickImage(entry.key, field)}
        >
          <IconPhoto size={16} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          aria-label="Focal point and crop…"
          title="Focal point and crop…"
          onClick={() => store.send({ kind: 'adjustImage', key: entry.key, field, imageUrl, focus })}
        >
          <IconFocusCentered size={16} stroke={1.75} aria-hidden />
        </button>
      </div>
    );
  });
  const missing = missingPicture(entry);
  if (!place || !missing) return changes;
  return <AddTool place={place} label="Add image" onClick={() => store.pickImage(entry.key, missing)} />;
}

interface AddToolProps {
  place: Box;
  label: string;
  /** Below the sentence that is there instead of the component. */
  isMiddle?: boolean;
  onClick: () => void;
}

/** Adds what the component lacks. */
function AddTool({ place, label, isMiddle = false, onClick }: AddToolProps) {
  return (
    <div
      className="tools picture-tools"
      role="toolbar"
      aria-label={label}
      data-shown
      data-middle={isMiddle || undefined}
      style={{ left: place.left + place.width / (isMiddle ? 2 : 1), top: place.top + place.height }}
    >
      <button type="button" onClick={onClick}>
        <IconPhotoPlus size={16} stroke={1.75} aria-hidden />
        {label}
      </button>
    </div>
  );
}
