import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { RichText } from './rich-text';
import { searchItem, searchProperty } from './search-item';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['Accordion'];

function AccordionView({ data }: { data: Data }) {
  const mark = useMark();
  const isFaq = data.isFaq;
  return (
    <Section type="Accordion" data={data} className="accordion">
      <div className="folds">
        <SectionHead data={data} />
        <div {...searchItem(isFaq, 'FAQPage')}>
          {data.items.map((entry, index) => (
            <details key={entry.key} className="fold" {...searchItem(isFaq, 'Question', 'mainEntity')}>
              <summary>
                <span {...searchProperty(isFaq, 'name')} {...mark(`items.${index}.title`)}>
                  {entry.title}
                </span>
              </summary>
              <div {...searchItem(isFaq, 'Answer', 'acceptedAnswer')}>
                <div {...searchProperty(isFaq, 'text')}>
                  <RichText field={`items.${index}.text`} html={entry.text} />
                </div>
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

export const accordionRenderer: Renderer<'Accordion'> = {
  draw: ({ data }) => <AccordionView data={data} />,
  styles: () => ['accordion'],
};
