import type { ComponentData } from '@galley/shared/components/dictionary';
import { isSafeUrl } from '@galley/shared/safe-url';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['Pricing'];

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function Offer({ offer, at, level }: { offer: Data['items'][number]; at: string; level: 'h2' | 'h3' }) {
  const mark = useMark();
  const Name = level;
  return (
    <li className={offer.isFeatured ? 'offer featured' : 'offer'}>
      {offer.badge ? (
        <p className="badge" {...mark(`${at}.badge`)}>
          {offer.badge}
        </p>
      ) : null}
      <Name {...mark(`${at}.name`)}>{offer.name}</Name>
      {offer.price ? (
        <p className="price">
          <b {...mark(`${at}.price`)}>{offer.price}</b>{' '}
          {offer.per ? <span {...mark(`${at}.per`)}>{offer.per}</span> : null}
        </p>
      ) : null}
      {offer.text ? <p {...mark(`${at}.text`)}>{offer.text}</p> : null}
      {offer.features ? (
        <ul>
          {linesOf(offer.features).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      ) : null}
      {offer.buttonText && isSafeUrl(offer.buttonLink) ? (
        <a
          className={offer.isFeatured ? 'button' : 'button quiet'}
          href={offer.buttonLink}
          {...mark(`${at}.buttonText`)}
        >
          {offer.buttonText}
        </a>
      ) : null}
    </li>
  );
}

function PricingView({ data }: { data: Data }) {
  return (
    <Section type="Pricing" data={data} className="pricing">
      <SectionHead data={data} />
      <ul className={`grid of-${Math.max(2, data.items.length)}`}>
        {data.items.map((offer, index) => (
          <Offer key={offer.key} offer={offer} at={`items.${index}`} level={data.heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </Section>
  );
}

export const pricingRenderer: Renderer<'Pricing'> = {
  draw: ({ data }) => <PricingView data={data} />,
  styles: () => ['pricing'],
};
