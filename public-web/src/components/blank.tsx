import type { Blank } from '@galley/shared/components/component-schemas';

/** Empty space, as many pixels high as its author asked for. */
export function BlankView({ data }: { data: Blank }) {
  return <div className="blank" style={{ height: `${data.height}px` }} aria-hidden="true" />;
}
