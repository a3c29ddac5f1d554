import type { ComponentData } from '@galley/shared/components/dictionary';
import { videoAt } from '@galley/shared/components/embeds';
import { useMark } from '../edit-marks';
import { ClickToLoad } from './click-to-load';
import { OwnVideo } from './own-video';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['Video'];

function VideoView({ data }: { data: Data }) {
  const mark = useMark();
  const video = videoAt(data.address);
  return (
    <Section type="Video" data={data} className="video">
      <SectionHead data={data} />
      <div className={`frame in-${data.shape}`}>
        {video ? (
          <ClickToLoad
            embed={video}
            title={data.title}
            action="Play"
            picture={data.picture}
            focus={data.pictureFocus}
            mark={mark('picture')}
            sign="M8 5v14l11-7z"
          />
        ) : (
          <OwnVideo {...data} mark={mark('picture')} />
        )}
      </div>
      {data.caption ? (
        <p className="below" {...mark('caption')}>
          {data.caption}
        </p>
      ) : null}
    </Section>
  );
}

export const videoRenderer: Renderer<'Video'> = {
  draw: ({ data }) => <VideoView data={data} />,
  styles: () => ['frame'],
  islands: ({ data }) => (videoAt(data.address) ? ['embed'] : []),
  plays: ({ data }) => data.file !== '',
  frames: ({ data }) => [videoAt(data.address)?.origin ?? ''],
};
