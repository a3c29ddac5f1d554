import type { ComponentData } from '@galley/shared/components/dictionary';

/** Empty space, as many pixels high as its author asked for. */
export function BlankView({ data }: { data: ComponentData['Blank'] }) {
  return <div className="blank" style={{ height: `${data.height}px` }} aria-hidden="true" />;
}
