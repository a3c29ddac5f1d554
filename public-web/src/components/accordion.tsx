import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import type { Renderer } from './renderer';
import { RichText } from './rich-text';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['Accordion'];

/** What search engines read of an element (schema.org); it stands in the elements, so that no text is there twice. */
const item = (isTold: boolean, type: string, property?: string) =>
  isTold ? { itemScope: true, itemType: `https://schema.org/${type}`, itemProp: property } : {};
const property = (isTold: boolean, name: string) => (isTold ? { itemProp: name } : {});

function AccordionView({ data }: { data: Data }) {
  const mark = useMark();
  const isFaq = data.isFaq;
  return (
    <Section type="Accordion" data={data} className="accordion">
      <div className="folds">
        <SectionHead data={data} />
        <div {...item(isFaq, 'FAQPage')}>
          {data.items.map((entry, index) => (
            <details key={entry.key} className="fold" {...item(isFaq, 'Question', 'mainEntity')}>
              <summary>
                <span {...property(isFaq, 'name')} {...mark(`items.${index}.title`)}>
                  {entry.title}
                </span>
              </summary>
              <div {...item(isFaq, 'Answer', 'acceptedAnswer')}>
                <div {...property(isFaq, 'text')}>
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
