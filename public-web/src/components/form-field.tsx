import { boxValue } from '@galley/shared/form-fields/box';
import { isSafeUrl } from '@galley/shared/safe-url';
import { asksWith, isBox } from '@galley/shared/schemas/form-conditions';
import { stateNameOf } from '@galley/shared/states';
import type { FormField } from '../site-model';
import { type ControlProps, formControls } from './form-controls';

/** A condition's value as it stands in the page, where a box is `true` or `false` and a state has its whole name. */
function valueOnPage(showIfValue: string, { fieldType }: FormField): string {
  if (isBox(fieldType)) return String(showIfValue === boxValue(true));
  return fieldType === 'state' ? stateNameOf(showIfValue) : showIfValue;
}

/** What the page's script reads. */
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

/** At least one of its boxes is to be ticked. */
export const needsOne = ({ fieldType, isRequired }: FormField): boolean =>
  fieldType === 'checkboxes' && isRequired;

export interface FormFieldViewProps {
  field: FormField;
  /** The form's: absent in the US and Canada. */
  country: string | undefined;
  idPrefix: string;
  /** The field that decides whether this one shows. */
  deciding?: FormField;
  /** What was typed in it before, and what is wrong with that. */
  value?: string;
  fault?: string;
  /** The first one that is wrong: where the visitor goes on. */
  hasFocus?: boolean;
}

/**
 * A labelled control, with what the server found wrong below it; the page's script makes that place itself. The name on the wire is `field_{fieldId}`. One that shows only
 * sometimes is required by the page's script while it does, and by the server; without scripts it tells when it counts.
 */
export function FormFieldView({
  field,
  country,
  idPrefix,
  deciding,
  value,
  fault,
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
    'aria-describedby': fault && `${id}-error`,
    ...(value !== undefined && { defaultValue: value }),
    ...(fault !== undefined && { 'aria-invalid': true }),
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
      // Of several boxes none alone can be required: the page's script says that one is to be ticked.
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
      {fault ? (
        <p className="error" id={`${id}-error`}>
          {fault}
        </p>
      ) : null}
    </Frame>
  );
}
