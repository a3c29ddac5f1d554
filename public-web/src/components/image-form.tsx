import type { ImageForm } from '@galley/shared/components/component-schemas';
import { messages } from '@galley/shared/messages';
import { imageAddress } from '../image-address';
import type { FormModel } from '../site-model';
import { FormFieldView } from './form-field';

export const submitFormPath = '/api/Components/SubmitForm';

/**
 * A form that works without JavaScript: it posts `formId`, `revision` and `field_{id}`. The form island sends the
 * same as a call and shows the answer in place.
 */
function ContactForm({ form, componentId }: { form: FormModel; componentId: number }) {
  const idPrefix = `f${componentId}`;
  return (
    <form
      method="post"
      action={submitFormPath}
      data-sent={messages.successfulSubmission}
      aria-labelledby={`${idPrefix}-title`}
    >
      <input type="hidden" name="formId" value={form.id} />
      <input type="hidden" name="revision" value={form.revision} />
      <div className={`fields across-${Math.min(Math.max(form.columns, 1), 4)}`}>
        {form.fields.map((field) => (
          <FormFieldView key={field.id} field={field} idPrefix={idPrefix} />
        ))}
      </div>
      <button type="submit" className="button">
        Send
      </button>
      <p className="status" role="status" />
    </form>
  );
}

interface ImageFormProps {
  data: ImageForm;
  componentId: number;
  form: FormModel | undefined;
}

/** A picture beside a title, a description and a form. */
export function ImageFormView({ data, componentId, form }: ImageFormProps) {
  return (
    <section className="block image-form">
      <div className="split">
        <picture>
          <img src={imageAddress(data.imageLink)} alt="" width={640} height={480} loading="lazy" />
        </picture>
        <div>
          <h2 id={`f${componentId}-title`}>{data.title}</h2>
          <p className="description">{data.description}</p>
          {form ? <ContactForm form={form} componentId={componentId} /> : null}
        </div>
      </div>
    </section>
  );
}
