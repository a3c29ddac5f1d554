import type { ComponentData } from '@galley/shared/components/dictionary';
import { useContext } from 'react';
import { useMark } from '../edit-marks';
import { ImagesContext } from '../images-context';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['Gallery'];

/** Renders a picture that opens large in a popover: Escape closes it, and no script is needed. */
function Enlarged({ entry, id, at }: { entry: Data['items'][number]; id: string; at: number }) {
  const images = useContext(ImagesContext);
  const mark = useMark();
  const name = entry.caption || images[entry.picture]?.altText || `Picture ${at + 1}`;
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Enlarge: ${name}`}>
        <SitePicture
          imageUrl={entry.picture}
          focus={entry.pictureFocus}
          sizes="(width<48rem)50vw,33vw"
          to={960}
          isDecoration
          mark={mark(`items.${at}.picture`)}
        />
      </button>
      <div id={id} popover="auto" className="zoom" role="dialog" aria-label={name}>
        <SitePicture imageUrl={entry.picture} sizes="100vw" />
        {entry.caption ? <p>{entry.caption}</p> : null}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
          ✕
        </button>
      </div>
    </>
  );
}

function GalleryView({ data, componentId }: { data: Data; componentId: number }) {
  const mark = useMark();
  const isLogos = data.look === 'logos';
  return (
    <Section type="Gallery" data={data} className={`gallery as-${data.look}`}>
      <SectionHead data={data} />
      <ul className={isLogos ? 'grid' : `grid of-${data.columns}`}>
        {data.items.map((entry, index) =>
          entry.picture ? (
            <li key={entry.key}>
              {isLogos ? (
                <SitePicture
                  imageUrl={entry.picture}
                  sizes="12rem"
                  to={480}
                  mark={mark(`items.${index}.picture`)}
                />
              ) : (
                <Enlarged entry={entry} id={`g${componentId}-${index + 1}`} at={index} />
              )}
              {!isLogos && entry.caption ? <p {...mark(`items.${index}.caption`)}>{entry.caption}</p> : null}
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}

export const galleryRenderer: Renderer<'Gallery'> = {
  draw: ({ data, componentId }) => <GalleryView data={data} componentId={componentId} />,
  styles: () => ['gallery'],
};
