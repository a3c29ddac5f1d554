import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['PriceList'];

function Group({ group, at, level }: { group: Data['groups'][number]; at: string; level: 'h2' | 'h3' }) {
  const mark = useMark();
  const Heading = level;
  return (
    <div>
      {group.heading ? <Heading {...mark(`${at}.heading`)}>{group.heading}</Heading> : null}
      <ul className="prices">
        {group.items.map(({ key, name, text, price }, index) => (
          <li key={key}>
            <span className="name" {...mark(`${at}.items.${index}.name`)}>
              {name}
            </span>
            {price ? <b {...mark(`${at}.items.${index}.price`)}>{price}</b> : null}
            {text ? <p {...mark(`${at}.items.${index}.text`)}>{text}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PriceListView({ data }: { data: Data }) {
  const mark = useMark();
  return (
    <Section type="PriceList" data={data} className="price-list">
      <SectionHead data={data} />
      <div className={data.groups.length > 1 ? 'grid of-2' : 'grid'}>
        {data.groups.map((group, index) => (
          <Group key={group.key} group={group} at={`groups.${index}`} level={data.heading ? 'h3' : 'h2'} />
        ))}
      </div>
      {data.note ? (
        <p className="below" {...mark('note')}>
          {data.note}
        </p>
      ) : null}
    </Section>
  );
}

export const priceListRenderer: Renderer<'PriceList'> = {
  draw: ({ data }) => <PriceListView data={data} />,
  styles: () => ['price-list'],
};
