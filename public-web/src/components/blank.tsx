import type { ComponentData } from '@galley/shared/components/dictionary';
import type { Renderer } from './renderer';

/** Renders empty space of the height in pixels that its author chose. */
function BlankView({ data }: { data: ComponentData['Blank'] }) {
  return <div className="blank" style={{ height: `${data.height}px` }} aria-hidden="true" />;
}

export const blankRenderer: Renderer<'Blank'> = { draw: ({ data }) => <BlankView data={data} /> };
