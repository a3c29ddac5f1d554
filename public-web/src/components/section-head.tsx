import type { SectionHeadData } from '@galley/shared/components/section-head';
import { useMark } from '../edit-marks';

type HeadingData = Pick<SectionHeadData, 'kicker' | 'heading'>;

/** Renders the heading of a section with the small line above it. */
export function SectionHeading({ data }: { data: HeadingData }) {
  const mark = useMark();
  return (
    <>
      {data.kicker ? (
        <p className="kicker" {...mark('kicker')}>
          {data.kicker}
        </p>
      ) : null}
      {data.heading ? <h2 {...mark('heading')}>{data.heading}</h2> : null}
    </>
  );
}

/** Renders the texts above a section's content; nothing where there are none. */
export function SectionHead({ data }: { data: SectionHeadData }) {
  const mark = useMark();
  if (!data.kicker && !data.heading && !data.intro) return null;
  return (
    <div className={data.headAlign === 'center' ? 'head centred' : 'head'}>
      <SectionHeading data={data} />
      {data.intro ? (
        <p className="intro" {...mark('intro')}>
          {data.intro}
        </p>
      ) : null}
    </div>
  );
}
