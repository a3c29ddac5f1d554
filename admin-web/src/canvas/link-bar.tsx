import { valueAt } from '@galley/shared/components/field-path';
import { linkOf, resolveLink } from '@galley/shared/page-links';
import { IconLink } from '@tabler/icons-react';
import { linkBeside } from '../parts/page-canvas/in-place-fields';
import type { CanvasState, CanvasStore } from './canvas-state';
import type { Typing } from './typing';
import { useBarPlace } from './use-bar-place';

interface LinkBarProps {
  store: CanvasStore;
  state: CanvasState;
  typed: Typing;
}

/** Shows the link below the text of a button or an entry, to be changed. */
export function LinkBar({ store, state, typed: { key, field, element } }: LinkBarProps) {
  const place = useBarPlace(element, true);
  const component = state.entries.find((entry) => entry.key === key)?.component;
  const beside = component && linkBeside(component.type, field);
  if (!beside) return null;
  const current = String(valueAt(component.data, beside) ?? '');
  const shown = resolveLink(current, (target) => state.linkUrls[linkOf(target)] ?? '') || 'nowhere yet';
  return (
    <div className="format-way" style={place}>
      <div
        className="format"
        role="toolbar"
        aria-label="Link"
        // Clicks keep the cursor in the text.
        onMouseDown={(event) => event.preventDefault()}
      >
        <button
          type="button"
          aria-label={`Change the link. It leads to ${shown}`}
          onClick={() => store.send({ kind: 'pickLink', current, of: { key, field: beside } })}
        >
          <IconLink size={17} stroke={1.75} aria-hidden />
          <span className="url">{shown}</span>
        </button>
      </div>
    </div>
  );
}
