import { messages } from '@galley/shared/messages';
import { decidingField } from '@galley/shared/schemas/form-conditions';
import type { FormModel, IslandName } from '../site-model';
import { FormFieldView, needsOne } from './form-field';

const submitFormPath = '/api/Components/SubmitForm';

/** What a visitor entered, shown again because it could not be accepted. */
export interface EnteredValues {
  /** Values by field id. */
  values: Record<number, string>;
  errors: Record<number, string>;
  message: string;
  /** The path of the page, which the URL no longer contains. */
  page: string;
}

interface SiteFormProps {
  form: FormModel;
  /** The prefix of all ids inside: a form may be on a page twice. */
  idPrefix: string;
  /** The id of its heading. */
  titleId: string;
  entered?: EnteredValues;
}

/**
 * Renders a form that works without JavaScript: it posts `formId`, `revision` and `field_{id}`. The form
 * island sends the same as a call and shows the response in place.
 */
export function SiteForm({ form, idPrefix, titleId, entered }: SiteFormProps) {
  const firstError = form.fields.find((field) => entered?.errors[field.id] !== undefined)?.id;
  const thanks = form.thankYouText || messages.successfulSubmission;
  const hasRequired = form.fields.some((field) => field.isRequired);
  return (
    <form
      method="post"
      action={submitFormPath}
      encType={takesFiles(form) ? 'multipart/form-data' : undefined}
      data-sent={thanks}
      aria-labelledby={titleId}
    >
      <input type="hidden" name="formId" value={form.id} />
      <input type="hidden" name="revision" value={form.revision} />
      <input type="hidden" name="at" value={idPrefix} />
      {entered ? <input type="hidden" name="page" value={entered.page} /> : null}
      {/* A honeypot: it is invisible to people, and bots that fill in every field give themselves away. */}
      <p className="hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </p>
      <div className={`fields across-${Math.min(Math.max(form.columns, 1), 4)}`}>
        {form.fields.map((field) => (
          <FormFieldView
            key={field.id}
            field={field}
            country={form.country}
            idPrefix={idPrefix}
            deciding={decidingField(field, form.fields)}
            value={entered?.values[field.id]}
            error={entered?.errors[field.id]}
            hasFocus={field.id === firstError}
          />
        ))}
      </div>
      {hasRequired ? <p className="note">* must be filled in</p> : null}
      <button type="submit" className="button">
        Send
      </button>
      <p className="status" role="status" tabIndex={-1}>
        {entered?.message}
      </p>
      {/* The target after a submission without scripts; it is visible while the URL names it. */}
      <p className="status sent" id={`${idPrefix}-sent`} tabIndex={-1}>
        {thanks}
      </p>
    </form>
  );
}

const takesFiles = ({ fields }: FormModel) => fields.some(({ fieldType }) => fieldType === 'file');

/** Lists the scripts that a form needs. */
export function islandsOfForm(form: FormModel | undefined): IslandName[] {
  const hasConditions = form?.fields.some((field) => decidingField(field, form.fields)) ?? false;
  return [
    ...(form?.fields.some(needsOne) ? ['boxes' as const] : []),
    'form',
    ...(hasConditions ? ['conditions' as const] : []),
    ...(form && takesFiles(form) ? ['files' as const] : []),
  ];
}
