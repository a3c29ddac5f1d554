import type { ComponentData } from '@galley/shared/components/dictionary';
import { isSafeUrl } from '@galley/shared/safe-url';
import { use } from 'react';
import { dayInWords } from '../day-in-words';
import { useMark } from '../edit-marks';
import { SurroundingsContext } from '../surroundings';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['Events'];
type Entry = Data['items'][number];

/** One event; its attributes tell search engines what it is (schema.org). */
function EventView({ event, at, level }: { event: Entry; at: string; level: 'h2' | 'h3' }) {
  const { language } = use(SurroundingsContext);
  const mark = useMark();
  const Heading = level;
  const { date, until, link } = event;
  return (
    <li data-until={until || date} itemScope itemType="https://schema.org/Event">
      <p className="day">
        <time dateTime={date} itemProp="startDate">
          {dayInWords(date, language)}
        </time>
        {until ? (
          <>
            {' – '}
            <time dateTime={until} itemProp="endDate">
              {dayInWords(until, language)}
            </time>
          </>
        ) : null}
      </p>
      <div>
        <Heading>
          {isSafeUrl(link) ? (
            <a href={link} itemProp="url">
              <span itemProp="name" {...mark(`${at}.title`)}>
                {event.title}
              </span>
            </a>
          ) : (
            <span itemProp="name" {...mark(`${at}.title`)}>
              {event.title}
            </span>
          )}
        </Heading>
        {event.time || event.place ? (
          <p className="facts">
            {event.time ? <span {...mark(`${at}.time`)}>{event.time}</span> : null}
            {event.place ? (
              <span itemProp="location" itemScope itemType="https://schema.org/Place">
                <span itemProp="address" {...mark(`${at}.place`)}>
                  {event.place}
                </span>
              </span>
            ) : null}
          </p>
        ) : null}
        {event.text ? (
          <p itemProp="description" {...mark(`${at}.text`)}>
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
      {/* What is over by the day of a visit goes in here (fold-past.ts). */}
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
