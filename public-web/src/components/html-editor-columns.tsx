import { columnFormats, columnsOf } from '@galley/shared/components/column-formats';
import type { ComponentData } from '@galley/shared/components/dictionary';
import type { Renderer } from './renderer';
import { RichText } from './rich-text';

/**
 * Renders columns of rich text. Only the columns of the chosen format are shown; the others stay in the
 * draft.
 */
export function HtmlEditorColumnsView({
  data,
  isFirst = false,
}: {
  data: ComponentData['HtmlEditorColumns'];
  isFirst?: boolean;
}) {
  const format = columnFormats[data.format];
  return (
    <section className={data.borderStyle === 'float' ? 'block card' : 'block'}>
      <div className="columns">
        {columnsOf(data.format).map((field, index) => (
          <RichText
            key={field}
            field={field}
            html={data[field]}
            className={`w${format.widths[index]}`}
            isFirst={isFirst}
          />
        ))}
      </div>
    </section>
  );
}

export const htmlEditorColumnsRenderer: Renderer<'HtmlEditorColumns'> = {
  draw: ({ data }, { isFirst }) => <HtmlEditorColumnsView data={data} isFirst={isFirst} />,
};
