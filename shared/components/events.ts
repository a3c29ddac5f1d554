import { defineComponent } from './define-component';
import { date } from './fields/date';
import { link } from './fields/link';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

/** An event of a new component; its day is a placeholder of `withComingDay`. */
const example = { until: '', time: '', place: 'Where people come to', text: '', link: '' };

export const events = defineComponent({
  type: 'Events',
  label: 'Events',
  purpose: 'Upcoming dates in order; past events fold away by themselves',
  plural: 'eventLists',
  showsSite: true,
  placeholder: {
    heading: 'What is coming up',
    items: [
      { ...example, key: '1', title: 'What the next event is called', date: '{thursday 2}' },
      { ...example, key: '2', title: 'And the one after it', date: '{saturday 5}' },
    ],
  },
  fields: {
    ...headFields,
    items: list(
      'Event',
      {
        max: 60,
        rule: ({ date, until }) =>
          until && until < date ? [{ field: 'until', message: 'Last day must not be before the day.' }] : [],
      },
      {
        title: text('Title', { required: true, max: 120, inPlace: true, isHeading: true }),
        date: date('Day', { required: true }),
        until: date('Last day', { help: 'Of an event that lasts for several days.' }),
        time: text('Time', { max: 40, inPlace: true, help: 'As people read it: 7 pm, or 19:30 to 22:00.' }),
        place: text('Place', { max: 120, inPlace: true }),
        text: text('Text', { max: 400, isLong: true, inPlace: true }),
        link: link('Link'),
      },
    ),
  },
});
