import { labelOf } from '@galley/shared/components/dictionary';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPlus,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import type { CanvasStore } from './canvas-state';
import { FrameMenu } from './frame-menu';
import { nameOf } from './name-of';
import type { Box } from './use-measured';

interface FrameToolsProps {
  store: CanvasStore;
  entry: CanvasEntry;
  index: number;
  count: number;
  box: Box;
  onMove: (key: string, step: -1 | 1) => void;
  onHide: (key: string) => void;
  onDrag: (key: string, event: PointerEvent<HTMLElement>) => void;
}

/** The actions on the selected component as a whole. */
export function FrameTools({ store, entry, index, count, box, onMove, onHide, onDrag }: FrameToolsProps) {
  const { key, component } = entry;
  const isHidden = component?.data.sectionHidden === true;
  const { left, width } = box;
  const top = toolsTop(box);
  return (
    <div className="tools-way" style={{ left, width, top, height: box.top + box.height - top }}>
      <div className="tools" role="toolbar" aria-label={nameOf(entry)}>
        {/* Keyboard users move it with the arrow keys. */}
        <span className="handle" title="Drag to move" onPointerDown={(event) => onDrag(key, event)}>
          <IconGripVertical size={16} stroke={1.75} aria-hidden />
        </span>
        <span className="name">{labelOf(component?.type ?? entry.type ?? '') ?? ''}</span>
        <Tool label="Move up" icon={IconArrowUp} isOff={index === 0} onClick={() => onMove(key, -1)} />
        <Tool
          label="Move down"
          icon={IconArrowDown}
          isOff={index === count - 1}
          onClick={() => onMove(key, 1)}
        />
        <Tool label="Add below" icon={IconPlus} onClick={() => store.send({ kind: 'add', at: index + 1 })} />
        {component && (
          <>
            <Tool label="Duplicate" icon={IconCopy} onClick={() => store.send({ kind: 'duplicate', key })} />
            <Tool
              label={isHidden ? 'Show to visitors' : 'Hide from visitors'}
              icon={isHidden ? IconEye : IconEyeOff}
              onClick={() => onHide(key)}
            />
          </>
        )}
        <Tool
          label="Delete component…"
          icon={IconTrash}
          onClick={() => store.send({ kind: 'delete', key })}
        />
        <FrameMenu key={key} {...{ store, entry, index }} />
      </div>
    </div>
  );
}

/** Above the component, or inside it where there is no room above. */
export const toolsTop = ({ top }: Box) => (top < 44 ? top + 6 : top - 40);

interface ToolProps {
  label: string;
  icon: TablerIcon;
  isOff?: boolean;
  onClick: () => void;
}

function Tool({ label, icon: Icon, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Icon size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
