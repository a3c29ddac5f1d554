import type { ComponentData } from '@galley/shared/components/dictionary';
import { useContext } from 'react';
import { useMark } from '../edit-marks';
import { ImagesContext } from '../images-context';
import type { FormModel } from '../site-model';
import { Picture } from './picture';
import type { Renderer } from './renderer';
import { Section } from './section';
import { islandsOfForm, SiteForm } from './site-form';

interface ImageFormProps {
  data: ComponentData['ImageForm'];
  componentId: number;
  form: FormModel | undefined;
  isFirst?: boolean;
}

/** Whether the form is drawn over its picture; the component then draws the section around both itself. */
export const standsInFront = ({ layout }: Pick<ComponentData['ImageForm'], 'layout'>) => layout === 'front';

/** At most two fifths of a page, and a full column on phones. */
const beside = { fallback: { width: 640, height: 480 }, to: 1_440 };
/**
 * With lazy loading the browser knows the width of the place; a picture that loads at once needs it stated.
 */
const firstSizes = '(width<48rem)100vw,40vw';

/** Renders a title, a description and a form, beside a picture or over it. */
export function ImageFormView({ data, componentId, form, isFirst = false }: ImageFormProps) {
  const images = useContext(ImagesContext);
  const mark = useMark();
  const idPrefix = `f${componentId}`;
  const titleId = `${idPrefix}-title`;
  const isInFront = standsInFront(data);
  const picture = data.imageLink ? (
    <Picture
      {...mark('imageLink')}
      images={images}
      imageUrl={data.imageLink}
      shown={{
        ...beside,
        focus: data.imageLinkFocus,
        ...(isInFront && { to: 1_920 }),
        sizes: isFirst ? (isInFront ? '100vw' : firstSizes) : 'auto',
      }}
      alt={isInFront ? '' : (images[data.imageLink]?.altText ?? '')}
      loading={isFirst ? undefined : 'lazy'}
    />
  ) : (
    // No picture is chosen yet while the editor draws unsaved input.
    <picture />
  );
  const words = (
    <>
      <h2 id={titleId} {...mark('title')}>
        {data.title}
      </h2>
      <p className="description" {...mark('description')}>
        {data.description}
      </p>
      {form && form.fields.length > 0 ? <SiteForm form={form} idPrefix={idPrefix} titleId={titleId} /> : null}
    </>
  );
  if (isInFront) {
    return (
      <Section
        type="ImageForm"
        data={{ ...data, sectionBackground: 'dark', sectionPicture: '' }}
        className="in-front"
      >
        {picture}
        <div className="image-form">{words}</div>
      </Section>
    );
  }
  return (
    <section className="block image-form">
      <div className="split">
        {picture}
        <div>{words}</div>
      </div>
    </section>
  );
}

export const imageFormRenderer: Renderer<'ImageForm'> = {
  draw: ({ data, componentId }, { forms, isFirst }) => (
    <ImageFormView data={data} componentId={componentId} form={forms[data.formId]} isFirst={isFirst} />
  ),
  styles: ({ data }) => (standsInFront(data) ? ['form-in-front'] : []),
  islands: ({ data }, forms) => islandsOfForm(forms[data.formId]),
};
