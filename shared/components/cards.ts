import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { icon } from './fields/icon';
import { drawnInGrid, image } from './fields/image';
import { link } from './fields/link';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

export const cards = defineComponent({
  type: 'Cards',
  label: 'Cards',
  purpose: 'What you offer, the steps of a process or key figures, side by side',
  plural: 'cards',
  placeholder: {
    heading: 'What you can count on',
    items: [
      {
        key: '1',
        icon: 'check',
        picture: '',
        kicker: '',
        title: 'A first strength',
        text: 'One or two sentences about what people get from it.',
        link: '',
      },
      {
        key: '2',
        icon: 'clock',
        picture: '',
        kicker: '',
        title: 'A second one',
        text: 'Say it as you would say it to somebody at the door.',
        link: '',
      },
      {
        key: '3',
        icon: 'people',
        picture: '',
        kicker: '',
        title: 'And a third',
        text: 'Three are read; seven are skipped.',
        link: '',
      },
    ],
  },
  fields: {
    ...headFields,
    variant: choice(
      'Look',
      {
        plain: 'Plain',
        boxed: 'In boxes',
        steps: 'Numbered steps',
        figures: 'Big figures',
        timeline: 'Along a line',
      },
      { fallback: 'plain', isAppearance: true },
    ),
    columns: choice(
      'Side by side',
      { '2': 'Two', '3': 'Three', '4': 'Four' },
      { fallback: '3', isAppearance: true },
    ),
    align: choice(
      'Text position',
      { start: 'Start', center: 'Center' },
      { fallback: 'start', isAppearance: true },
    ),
    items: list(
      'Card',
      { max: 12 },
      {
        icon: icon('Icon'),
        picture: image('Picture', {
          inPlace: true,
          isDecoration: () => true,
          drawnWidth: (component) => (component.variant === 'timeline' ? 160 : drawnInGrid(component)),
        }),
        ...focusOf('picture'),
        title: text('Title', { required: true, max: 100, inPlace: true, isHeading: true }),
        // After the title, because the editor uses the first text as the name of a card.
        kicker: text('Small line above', { max: 60, inPlace: true }),
        text: text('Text', { max: 400, isLong: true, inPlace: true }),
        link: link('Link'),
      },
    ),
  },
});
