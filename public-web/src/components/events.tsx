import type { ComponentData } from '@galley/shared/components/dictionary';
import { isSafeUrl } from '@galley/shared/safe-url';
import { use } from 'react';
import { dayInWords } from '../day-in-words';
import { useMark } from '../edit-marks';
import { SurroundingsContext } from '../surroundings';
import type { Renderer } from './renderer';
import { searchItem, searchProperty } from './search-item';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['Events'];
type Entry = Data['items'][number];

/**
 * Renders one event; its attributes describe it to search engines, which accept no event without a place
 * (schema.org).
 */
function EventView({ event, at, level }: { event: Entry; at: string; level: 'h2' | 'h3' }) {
  const { language } = use(SurroundingsContext);
  const mark = useMark();
  const Heading = level;
  const { date, until, link, place } = event;
  const of = (name: string) => searchProperty(place !== '', name);
  return (
    <li data-until={until || date} {...searchItem(place !== '', 'Event')}>
      <p className="day">
        <time dateTime={date} {...of('startDate')}>
          {dayInWords(date, language)}
        </time>
        {until ? (
          <>
            {' – '}
            <time dateTime={until} {...of('endDate')}>
              {dayInWords(until, language)}
            </time>
          </>
        ) : null}
      </p>
      <div>
        <Heading>
          {isSafeUrl(link) ? (
            <a href={link} {...of('url')}>
              <span {...of('name')} {...mark(`${at}.title`)}>
                {event.title}
              </span>
            </a>
          ) : (
            <span {...of('name')} {...mark(`${at}.title`)}>
              {event.title}
            </span>
          )}
        </Heading>
        {event.time || place ? (
          <p className="facts">
            {event.time ? <span {...mark(`${at}.time`)}>{event.time}</span> : null}
            {place ? (
              <span {...searchItem(true, 'Place', 'location')}>
                <span {...of('address')} {...mark(`${at}.place`)}>
                  {place}
                </span>
              </span>
            ) : null}
          </p>
        ) : null}
        {event.text ? (
          <p {...of('description')} {...mark(`${at}.text`)}>
            {event.text}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function EventsView({ data }: { data: Data }) {
  const { timeZone } = use(SurroundingsContext);
  const level = data.heading ? 'h3' : 'h2';
  const inOrder = data.items
    .map((event, index) => ({ event, at: `items.${index}`, ends: event.until || event.date }))
    .sort(
      (one, other) => one.ends.localeCompare(other.ends) || one.event.date.localeCompare(other.event.date),
    );
  return (
    <Section type="Events" data={data} className="events">
      <SectionHead data={data} />
      <p className="none">No events are planned.</p>
      <ul className="dates" data-zone={timeZone}>
        {inOrder.map(({ event, at }) => (
          <EventView key={event.key} event={event} at={at} level={level} />
        ))}
      </ul>
      {/* Entries that are over on the day of a visit are moved in here (fold-past.ts). */}
      <details className="fold past">
        <summary>
          <span>Past events</span>
        </summary>
        <ul></ul>
      </details>
    </Section>
  );
}

export const eventsRenderer: Renderer<'Events'> = {
  draw: ({ data }) => <EventsView data={data} />,
  styles: () => ['accordion', 'events'],
};
