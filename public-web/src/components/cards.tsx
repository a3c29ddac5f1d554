import type { ComponentData } from '@galley/shared/components/dictionary';
import { isIconName } from '@galley/shared/components/fields/icon';
import { isSafeUrl } from '@galley/shared/safe-url';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SiteIcon } from './site-icon';
import { SitePicture } from './site-picture';

type Data = ComponentData['Cards'];

/** Where the card has a link, the title is the link and the whole card can be clicked. */
function Title({ card, at, level }: { card: Data['items'][number]; at: string; level: 'h2' | 'h3' | 'p' }) {
  const mark = useMark();
  const Heading = level;
  const className = level === 'p' ? 'figure' : undefined;
  if (!isSafeUrl(card.link)) {
    return (
      <Heading className={className} {...mark(`${at}.title`)}>
        {card.title}
      </Heading>
    );
  }
  return (
    <Heading className={className}>
      <a href={card.link} {...mark(`${at}.title`)}>
        {card.title}
      </a>
    </Heading>
  );
}

function CardsView({ data }: { data: Data }) {
  const mark = useMark();
  const isLine = data.variant === 'timeline';
  const List = isLine || data.variant === 'steps' ? 'ol' : 'ul';
  const heading = data.heading ? 'h3' : 'h2';
  // In a timeline the text is on both sides of the line.
  const isCentred = data.align === 'center' && !isLine;
  return (
    <Section type="Cards" data={data} className={`cards ${data.variant}${isCentred ? ' centred' : ''}`}>
      <SectionHead data={data} />
      <List className={isLine ? 'grid' : `grid of-${data.columns}`}>
        {data.items.map((card, index) => (
          <li key={card.key} className={card.picture ? 'pictured' : undefined}>
            {card.picture ? (
              <SitePicture
                imageUrl={card.picture}
                focus={card.pictureFocus}
                sizes={isLine ? '10rem' : '(width<48rem)100vw,33vw'}
                to={isLine ? 480 : 960}
                isDecoration
                mark={mark(`items.${index}.picture`)}
              />
            ) : null}
            {!card.picture && isIconName(card.icon) ? <SiteIcon name={card.icon} /> : null}
            {card.kicker ? (
              <p className="kicker" {...mark(`items.${index}.kicker`)}>
                {card.kicker}
              </p>
            ) : null}
            <Title card={card} at={`items.${index}`} level={data.variant === 'figures' ? 'p' : heading} />
            {card.text ? <p {...mark(`items.${index}.text`)}>{card.text}</p> : null}
          </li>
        ))}
      </List>
    </Section>
  );
}

export const cardsRenderer: Renderer<'Cards'> = {
  draw: ({ data }) => <CardsView data={data} />,
  styles: ({ data }) => [
    'card-grid',
    ...(data.variant === 'timeline' ? (['card-timeline'] as const) : []),
    ...(data.align === 'center' ? (['card-centred'] as const) : []),
  ],
};
