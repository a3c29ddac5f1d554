import type { ComponentData } from '@galley/shared/components/dictionary';
import { isSafeUrl } from '@galley/shared/safe-url';
import { useMark } from '../edit-marks';
import { networkOf } from '../networks';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['Team'];

/** Renders icons that link to the person's other profiles; each names the person. */
function Profiles({ person }: { person: Data['items'][number] }) {
  const links = (person.profiles ?? []).filter(({ link }) => isSafeUrl(link));
  if (links.length === 0) return null;
  return (
    <ul className="profiles">
      {links.map(({ key, link }) => {
        const { name, path } = networkOf(link);
        return (
          <li key={key}>
            <a href={link} rel="noopener">
              <span className="hidden">{`${name}: ${person.name}`}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={path} />
              </svg>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

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
                focus={person.pictureFocus}
                sizes="(width<36rem)100vw,33vw"
                to={960}
                isDecoration
                mark={mark(`items.${index}.picture`)}
              />
            ) : (
              <span className="nobody" aria-hidden="true" {...mark(`items.${index}.picture`)}>
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
            <Profiles person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const teamRenderer: Renderer<'Team'> = {
  draw: ({ data }) => <TeamView data={data} />,
  styles: ({ data }) => [
    'team',
    ...(data.items.some(({ profiles = [] }) => profiles.length > 0) ? (['profiles'] as const) : []),
  ],
};
