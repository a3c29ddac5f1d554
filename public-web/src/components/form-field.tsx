import { boxValue } from '@galley/shared/form-fields/box';
import { isSafeUrl } from '@galley/shared/safe-url';
import { asksWith, isBox } from '@galley/shared/schemas/form-conditions';
import { stateNameOf } from '@galley/shared/states';
import type { FormField } from '../site-model';
import { type ControlProps, formControls } from './form-controls';

/**
 * The value of a condition as the page has it: `true` or `false` for a checkbox, the full name for a state.
 */
function valueOnPage(showIfValue: string, { fieldType }: FormField): string {
  if (isBox(fieldType)) return String(showIfValue === boxValue(true));
  return fieldType === 'state' ? stateNameOf(showIfValue) : showIfValue;
}

/** Returns the attributes that the page's script reads. */
function conditionOf({ showIfValue, isRequired }: FormField, deciding: FormField) {
  return {
    'data-if': deciding.id,
    'data-is': valueOnPage(showIfValue, deciding) || undefined,
    'data-must': isRequired ? '' : undefined,
  };
}

function whenItCounts({ showIfValue }: FormField, deciding: FormField): string {
  const { name, fieldType } = deciding;
  if (isBox(fieldType)) return `Only if ‘${name}’ is ${showIfValue === boxValue(true) ? '' : 'not '}ticked.`;
  if (showIfValue === '') return `Only if you fill in ‘${name}’.`;
  return `Only if ‘${name}’ ${asksWith(deciding)} ‘${valueOnPage(showIfValue, deciding)}’.`;
}

/** Whether at least one of its checkboxes must be checked. */
export const needsOne = ({ fieldType, isRequired }: FormField): boolean =>
  fieldType === 'checkboxes' && isRequired;

export interface FormFieldViewProps {
  field: FormField;
  /** The country of the form: absent in the US and Canada. */
  country: string | undefined;
  idPrefix: string;
  /** The field that decides whether this one shows. */
  deciding?: FormField;
  /** The value that was entered before, and what is wrong with it. */
  value?: string;
  error?: string;
  /** The first field with an error gets the focus. */
  hasFocus?: boolean;
}

/**
 * Renders a labelled control, with the server's error message below it; the page's script creates that
 * element itself. The name that is sent is `field_{fieldId}`. A conditional field is made required by the
 * page's script while it shows, and by the server; without scripts its label says when it applies.
 */
export function FormFieldView({
  field,
  country,
  idPrefix,
  deciding,
  value,
  error,
  hasFocus,
}: FormFieldViewProps) {
  const id = `${idPrefix}-${field.id}`;
  const view = formControls[field.fieldType];
  const condition = deciding && conditionOf(field, deciding);
  if ('words' in view) {
    return (
      <div className="between wide" {...condition}>
        {view.words(field)}
      </div>
    );
  }
  const { layout = '', isGroup } = view;
  const hasBox = isBox(field.fieldType);
  const control: ControlProps = {
    id,
    name: `field_${field.id}`,
    required: field.isRequired && !deciding,
    'aria-describedby': error && `${id}-error`,
    ...(value !== undefined && { defaultValue: value }),
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(hasFocus && { autoFocus: true }),
  };
  const name = (
    <>
      {field.name}
      {field.isRequired ? <span aria-hidden="true"> *</span> : null}
    </>
  );
  const label = isGroup ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>;
  const Frame = isGroup ? 'fieldset' : 'div';
  return (
    <Frame
      className={`field ${layout}`.trim()}
      // No single checkbox of several can be required: the page's script demands that one is checked.
      data-some={needsOne(field) ? '' : undefined}
      {...condition}
    >
      {hasBox ? null : label}
      {view.control(field, control, country)}
      {hasBox ? label : null}
      {field.fieldType === 'consent' && isSafeUrl(field.linkUrl) ? (
        <a className="more" href={field.linkUrl} target="_blank" rel="noopener">
          {field.linkText}
        </a>
      ) : null}
      {deciding ? (
        <noscript>
          <p className="when">{whenItCounts(field, deciding)}</p>
        </noscript>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </Frame>
  );
}
