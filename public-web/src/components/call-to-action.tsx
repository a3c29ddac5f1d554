import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import { ActionButtons } from './action-buttons';
import type { Renderer } from './renderer';
import { Section } from './section';

type Data = ComponentData['CallToAction'];

function CallToActionView({ data }: { data: Data }) {
  const mark = useMark();
  return (
    <Section type="CallToAction" data={data} className={`ask ${data.layout}`}>
      <div className="asked">
        <div>
          <h2 {...mark('heading')}>{data.heading}</h2>
          {data.text ? (
            <p className="intro" {...mark('text')}>
              {data.text}
            </p>
          ) : null}
        </div>
        <ActionButtons data={data} />
      </div>
    </Section>
  );
}

export const callToActionRenderer: Renderer<'CallToAction'> = {
  draw: ({ data }) => <CallToActionView data={data} />,
  styles: () => ['call-to-action'],
};
