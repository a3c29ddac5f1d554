import { oneButton, wholeButtons } from './buttons';
import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import type { FieldProblem } from './fields/list-field';
import { number } from './fields/number';
import { page } from './fields/page';
import { text } from './fields/text';
import { headFields } from './section-head';

interface Chosen {
  source: string;
  parent: number;
  tag: string;
}

/** The criterion of the chosen source must not be empty. */
function wholeSource({ source, parent, tag }: Chosen): FieldProblem[] {
  if (source === 'page' && !parent) {
    return [{ field: 'parent', message: 'Choose the page whose pages are listed.' }];
  }
  return source === 'tag' && !tag ? [{ field: 'tag', message: 'Tag is required.' }] : [];
}

export const pageList = defineComponent({
  type: 'PageList',
  label: 'Page List',
  purpose: 'News, articles or other pages of the site, each with its picture and summary',
  showsSite: true,
  placeholder: { heading: 'Latest news' },
  fields: {
    ...headFields,
    source: choice(
      'Lists',
      {
        below: 'Pages below this one',
        page: 'Pages below another page',
        tag: 'Pages with a tag',
      },
      {
        fallback: 'below',
        help: 'A page comes in as soon as it is published. Its summary, picture and date are in its page details.',
      },
    ),
    parent: page('Pages below', { help: 'For the pages below another page.' }),
    tag: text('Tag', { max: 60, help: 'For pages with a tag: the tag in their page details.' }),
    look: choice(
      'Look',
      { news: 'News, one below the other', cards: 'Cards', list: 'Short list' },
      { fallback: 'news', isAppearance: true },
    ),
    columns: choice(
      'Side by side',
      { '2': 'Two', '3': 'Three', '4': 'Four' },
      { fallback: '3', isAppearance: true },
    ),
    order: choice('Order', { newest: 'Newest first', name: 'By name' }, { fallback: 'newest' }),
    limit: number('At most', { min: 1, max: 50, whenEmpty: 6 }),
    ...oneButton,
  },
  rule: (data) => [...wholeSource(data), ...wholeButtons(data)],
});
