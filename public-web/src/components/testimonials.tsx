import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['Testimonials'];

/** Renders who said it, or nothing where no name is given. */
function Voice({ entry, at }: { entry: Data['items'][number]; at: string }) {
  const mark = useMark();
  if (!entry.name && !entry.role && !entry.picture) return null;
  return (
    <div className="by">
      {entry.picture ? (
        <SitePicture
          imageUrl={entry.picture}
          focus={entry.pictureFocus}
          sizes="3.5rem"
          to={480}
          isDecoration
          mark={mark(`${at}.picture`)}
        />
      ) : null}
      <p>
        {entry.name ? <b {...mark(`${at}.name`)}>{entry.name}</b> : null}
        {entry.role ? <span {...mark(`${at}.role`)}>{entry.role}</span> : null}
      </p>
    </div>
  );
}

function TestimonialsView({ data }: { data: Data }) {
  const mark = useMark();
  const columns = Math.min(3, data.items.length);
  return (
    <Section type="Testimonials" data={data} className={`voices as-${data.look}`}>
      <SectionHead data={data} />
      <ul className={data.look === 'cards' && columns > 1 ? `grid of-${columns}` : 'grid'}>
        {data.items.map((entry, index) => (
          <li key={entry.key}>
            <blockquote className="said">
              <p {...mark(`items.${index}.quote`)}>{entry.quote}</p>
            </blockquote>
            <Voice entry={entry} at={`items.${index}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const testimonialsRenderer: Renderer<'Testimonials'> = {
  draw: ({ data }) => <TestimonialsView data={data} />,
  styles: () => ['testimonials'],
};
