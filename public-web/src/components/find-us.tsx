import type { ComponentData } from '@galley/shared/components/dictionary';
import { mapOf } from '@galley/shared/components/embeds';
import { dialLink } from '@galley/shared/phone/dial-link';
import { use } from 'react';
import { useMark } from '../edit-marks';
import { SurroundingsContext } from '../surroundings';
import { ClickToLoad } from './click-to-load';
import { HoursTable } from './hours-table';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';
import { SitePicture } from './site-picture';

type Data = ComponentData['FindUs'];

function Facts({ data }: { data: Data }) {
  const { company, language, timeZone } = use(SurroundingsContext);
  const mark = useMark();
  const { address, telephone, telephoneShown, hours, holidays } = company;
  const hasHours = data.showHours && hours.some((day) => day !== '');
  return (
    <div>
      {data.showAddress && address ? <address>{address}</address> : null}
      {data.showTelephone && telephone ? (
        <p>
          <a href={dialLink(telephone)}>{telephoneShown || telephone}</a>
        </p>
      ) : null}
      {hasHours ? (
        <HoursTable week={hours} holidays={holidays} language={language} timeZone={timeZone} />
      ) : null}
      {data.note ? (
        <p className="hint" {...mark('note')}>
          {data.note}
        </p>
      ) : null}
    </div>
  );
}

function FindUsView({ data }: { data: Data }) {
  const { company } = use(SurroundingsContext);
  const mark = useMark();
  const map = mapOf(data.map, data.coordinates, company.address);
  return (
    <Section type="FindUs" data={data} className="find-us">
      <div className="place">
        <SectionHead data={data} />
        <div className={map || data.picture ? 'grid of-2' : 'grid'}>
          <Facts data={data} />
          {map ? (
            <div className="frame">
              <ClickToLoad
                embed={map}
                title={company.name}
                action="Show the map"
                picture={data.picture}
                focus={data.pictureFocus}
                mark={mark('picture')}
                sign="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7Zm0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5Z"
              />
            </div>
          ) : null}
          {!map && data.picture ? (
            <SitePicture
              imageUrl={data.picture}
              focus={data.pictureFocus}
              sizes="(width<48rem)100vw,50vw"
              to={1_440}
              mark={mark('picture')}
            />
          ) : null}
        </div>
      </div>
    </Section>
  );
}

export const findUsRenderer: Renderer<'FindUs'> = {
  draw: ({ data }) => <FindUsView data={data} />,
  styles: ({ data }) => (data.map === 'none' ? ['find-us'] : ['find-us', 'frame']),
  islands: ({ data }) => (data.map === 'none' ? [] : ['embed']),
  frames: ({ data }) => [mapOf(data.map, data.coordinates, '-')?.origin ?? ''],
};
