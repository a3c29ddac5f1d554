import type { ImageForm } from '@galley/shared/components/component-schemas';
import { imageAddress } from '../image-address';
import type { FormModel } from '../site-model';
import { SiteForm } from './site-form';

interface ImageFormProps {
  data: ImageForm;
  componentId: number;
  form: FormModel | undefined;
}

/** A picture beside a title, a description and a form. */
export function ImageFormView({ data, componentId, form }: ImageFormProps) {
  const idPrefix = `f${componentId}`;
  const titleId = `${idPrefix}-title`;
  return (
    <section className="block image-form">
      <div className="split">
        <picture>
          <img src={imageAddress(data.imageLink)} alt="" width={640} height={480} loading="lazy" />
        </picture>
        <div>
          <h2 id={titleId}>{data.title}</h2>
          <p className="description">{data.description}</p>
          {form && form.fields.length > 0 ? (
            <SiteForm form={form} idPrefix={idPrefix} titleId={titleId} />
          ) : null}
        </div>
      </div>
    </section>
  );
}
