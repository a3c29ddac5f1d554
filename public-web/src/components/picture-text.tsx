import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import { ActionButtons } from './action-buttons';
import type { Renderer } from './renderer';
import { RichText } from './rich-text';
import { Section } from './section';
import { SectionHeading } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['PictureText'];

function PictureTextView({ data, isFirst }: { data: Data; isFirst: boolean }) {
  const mark = useMark();
  return (
    <Section type="PictureText" data={data} className={`beside ${data.side} is-${data.shape}`}>
      <div className="pair">
        <div>
          <SectionHeading data={data} />
          {data.text ? <RichText field="text" html={data.text} /> : null}
          <ActionButtons data={data} />
        </div>
        {/* No picture is chosen yet while the editor draws unsaved input. */}
        {data.picture ? (
          <SitePicture
            imageUrl={data.picture}
            focus={data.pictureFocus}
            sizes="(width<48rem)100vw,50vw"
            isFirst={isFirst}
            to={1_440}
            mark={mark('picture')}
          />
        ) : null}
      </div>
    </Section>
  );
}

export const pictureTextRenderer: Renderer<'PictureText'> = {
  draw: ({ data }, { isFirst }) => <PictureTextView data={data} isFirst={isFirst} />,
  styles: () => ['picture-text'],
};
