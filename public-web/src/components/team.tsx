import type { ComponentData } from '@galley/shared/components/dictionary';
import { isSafeUrl } from '@galley/shared/safe-url';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['Team'];

function TeamView({ data }: { data: Data }) {
  const mark = useMark();
  const Name = data.heading ? 'h3' : 'h2';
  return (
    <Section type="Team" data={data} className={`team as-${data.shape}`}>
      <SectionHead data={data} />
      <ul className={`grid of-${data.columns}`}>
        {data.items.map((person, index) => (
          <li key={person.key}>
            {person.picture ? (
              <SitePicture
                imageUrl={person.picture}
                sizes="(width<36rem)100vw,33vw"
                to={960}
                isDecoration
                mark={mark(`items.${index}.picture`)}
              />
            ) : (
              <span className="nobody" aria-hidden="true">
                {[...person.name][0]}
              </span>
            )}
            {isSafeUrl(person.link) ? (
              <Name>
                <a href={person.link} {...mark(`items.${index}.name`)}>
                  {person.name}
                </a>
              </Name>
            ) : (
              <Name {...mark(`items.${index}.name`)}>{person.name}</Name>
            )}
            {person.role ? (
              <p className="role" {...mark(`items.${index}.role`)}>
                {person.role}
              </p>
            ) : null}
            {person.text ? <p {...mark(`items.${index}.text`)}>{person.text}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const teamRenderer: Renderer<'Team'> = {
  draw: ({ data }) => <TeamView data={data} />,
  styles: () => ['team'],
};
