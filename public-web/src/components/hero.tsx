import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import { ActionButtons } from './action-buttons';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SitePicture } from './site-picture';

type Data = ComponentData['Hero'];

/** Renders text with a picture behind or beside it, or the text alone. */
function HeroView({ data, isFirst, isHome }: { data: Data; isFirst: boolean; isHome: boolean }) {
  const mark = useMark();
  const Heading = isFirst && isHome ? 'h1' : 'h2';
  const layout = data.picture ? data.layout : 'words';
  const isBehind = layout === 'cover';
  const sizes = isBehind ? '100vw' : '(width<52rem)100vw,50vw';
  return (
    <Section
      type="Hero"
      // A picture of its own that fills the section hides the one behind it.
      data={isBehind ? { ...data, sectionPicture: '' } : data}
      className={`hero ${layout}${layout === 'words' ? '' : ' bleed'}${data.align === 'center' ? ' centred' : ''}`}
    >
      <div className="words">
        {data.kicker ? (
          <p className="kicker" {...mark('kicker')}>
            {data.kicker}
          </p>
        ) : null}
        <Heading {...mark('heading')}>{data.heading}</Heading>
        {data.text ? (
          <p className="intro" {...mark('text')}>
            {data.text}
          </p>
        ) : null}
        <ActionButtons data={data} />
      </div>
      {layout === 'words' ? null : (
        <SitePicture
          imageUrl={data.picture}
          focus={data.pictureFocus}
          sizes={sizes}
          isFirst={isFirst}
          isDecoration={isBehind}
          mark={mark('picture')}
        />
      )}
    </Section>
  );
}

export const heroRenderer: Renderer<'Hero'> = {
  draw: ({ data }, { isFirst, isHome }) => <HeroView data={data} isFirst={isFirst} isHome={isHome} />,
  styles: ({ data }) => (data.picture ? ['hero', 'hero-picture'] : ['hero']),
};
