import type { ComponentData } from '@galley/shared/components/dictionary';
import type { Renderer } from './renderer';

/** Empty space, as many pixels high as its author asked for. */
function BlankView({ data }: { data: ComponentData['Blank'] }) {
  return <div className="blank" style={{ height: `${data.height}px` }} aria-hidden="true" />;
}

export const blankRenderer: Renderer<'Blank'> = { draw: ({ data }) => <BlankView data={data} /> };
