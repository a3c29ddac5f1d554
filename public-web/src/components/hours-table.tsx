import { groupedDays, type Holiday, rangesOf, type WeekHours } from '@galley/shared/opening-hours';
import { dayInWords } from '../day-in-words';

const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

function weekday(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(monday + day * dayMs);
}

function timeInWords(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = monday + (hours * 60 + minutes) * 60_000;
  // The ICU data of browsers and of Node differ in the space before PM.
  const words = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(moment);
  return words.replace(/\s/g, ' ');
}

function hoursInWords(hours: string, language: string): string {
  const ranges = rangesOf(hours).map(
    ({ opens, closes }) => `${timeInWords(opens, language)} – ${timeInWords(closes, language)}`,
  );
  return ranges.join(', ') || 'Closed';
}

interface HoursTableProps {
  week: WeekHours;
  holidays: readonly Holiday[];
  language: string;
  timeZone: string;
}

/** Renders the opening hours: the days of the week, then the days with other hours. */
export function HoursTable({ week, holidays, language, timeZone }: HoursTableProps) {
  const inOrder = holidays.toSorted((one, other) => one.until.localeCompare(other.until));
  return (
    <>
      <dl className="hours">
        {groupedDays(week).map(({ from, to, hours }) => (
          <div key={from}>
            <dt>
              {weekday(from, language)}
              {to > from ? ` – ${weekday(to, language)}` : ''}
            </dt>
            <dd>{hoursInWords(hours, language)}</dd>
          </div>
        ))}
      </dl>
      {inOrder.length > 0 ? (
        <ul className="days" data-zone={timeZone}>
          {inOrder.map(({ from, until, name, hours }) => (
            <li key={from + name} data-until={until}>
              <span>
                {name}, {dayInWords(from, language)}
                {until > from ? ` – ${dayInWords(until, language)}` : ''}
              </span>
              <span>{hoursInWords(hours, language)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
