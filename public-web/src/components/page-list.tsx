import type { ComponentData } from '@galley/shared/components/dictionary';
import { type ListedPage, pagesListed } from '@galley/shared/components/listed-pages';
import { use } from 'react';
import { dayInWords } from '../day-in-words';
import { SurroundingsContext } from '../surroundings';
import { ActionButtons } from './action-buttons';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['PageList'];

const widths = { news: '(width<48rem)100vw,20rem', cards: '(width<48rem)100vw,33vw' };

function Entry({ page, look, level }: { page: ListedPage; look: Data['look']; level: 'h2' | 'h3' }) {
  const { language } = use(SurroundingsContext);
  const Heading = level;
  return (
    <li className={page.picture && look !== 'list' ? 'pictured' : undefined}>
      {page.picture && look !== 'list' ? (
        <SitePicture
          imageUrl={page.picture}
          focus={page.pictureFocus}
          sizes={widths[look]}
          to={960}
          isDecoration
        />
      ) : null}
      <div>
        {page.date ? <time dateTime={page.date}>{dayInWords(page.date, language)}</time> : null}
        <Heading>
          <a href={page.href}>{page.name}</a>
        </Heading>
        {page.summary && look !== 'list' ? <p>{page.summary}</p> : null}
      </div>
    </li>
  );
}

function PageListView({ data }: { data: Data }) {
  const { pageId, pages } = use(SurroundingsContext);
  const shown = pagesListed(data, pageId, pages);
  return (
    <Section type="PageList" data={data} className={`page-list in-${data.look}`}>
      <SectionHead data={data} />
      {shown.length > 0 ? (
        <ul className={data.look === 'cards' ? `grid of-${data.columns}` : 'grid'}>
          {shown.map((page) => (
            <Entry key={page.pageId} page={page} look={data.look} level={data.heading ? 'h3' : 'h2'} />
          ))}
        </ul>
      ) : (
        <p className="none">Nothing is here yet.</p>
      )}
      <ActionButtons data={data} />
    </Section>
  );
}

export const pageListRenderer: Renderer<'PageList'> = {
  draw: ({ data }) => <PageListView data={data} />,
  styles: () => ['page-list'],
};
