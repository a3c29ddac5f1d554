import { isSafeUrl } from '@galley/shared/safe-url';
import { boxValue, isBox } from '@galley/shared/schemas/form-conditions';
import { stateCodes, stateNameOf, stateNames } from '@galley/shared/states';
import type { ComponentProps, ReactNode } from 'react';
import type { FormField } from '../site-model';
import { autocompleteOf } from './autocomplete-of';

const defaultTextLength = 1_000;
const defaultNumberMax = 99_999_999;
const emailLength = 50;

type InputProps = ComponentProps<'input'>;

function textInput(field: FormField): InputProps {
  return {
    type: 'text',
    autoComplete: autocompleteOf(field.name),
    minLength: field.minLength || undefined,
    maxLength: field.maxLength || defaultTextLength,
  };
}

function numberInput(field: FormField): InputProps {
  return {
    type: 'number',
    inputMode: 'numeric',
    step: 1,
    min: field.minLength,
    max: field.maxLength || defaultNumberMax,
  };
}

const usPhoneInput: InputProps = {
  type: 'tel',
  autoComplete: 'tel-national',
  placeholder: '### ### ####',
  // Three, three and four digits; what stands between them is the visitor's own.
  pattern: '\\D*[2-9]\\d{2}\\D*[2-9]\\d{2}\\D*\\d{4}\\D*',
  title: '### ### ####',
  maxLength: 30,
};

/** Which numbers there are elsewhere is the server's to know. */
const phoneInput: InputProps = { type: 'tel', autoComplete: 'tel', maxLength: 40 };

const emailInput: InputProps = { type: 'email', autoComplete: 'email', maxLength: emailLength };

interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string;
  'aria-invalid'?: true;
  autoFocus?: boolean;
  /** What was typed before. */
  defaultValue?: string;
}

/** A box is ticked or not; its value is always the same. */
function boxOf({ defaultValue, ...control }: ControlProps) {
  return <input type="checkbox" value="true" {...control} defaultChecked={defaultValue === 'true'} />;
}

function Choice({
  control,
  field,
  options,
  autoComplete,
}: {
  control: ControlProps;
  field: FormField;
  /** What stands there is what is sent. */
  options: readonly string[];
  autoComplete?: string;
}) {
  return (
    <select {...control} autoComplete={autoComplete} defaultValue={control.defaultValue ?? ''}>
      <option value="">{field.placeholder || 'Choose…'}</option>
      {options.map((option) => (
        // Browsers send the text itself, but its blanks as one; on most pages that is 59 values less.
        <option key={option} value={/^\s|\s\s|\s$/.test(option) ? option : undefined}>
          {option}
        </option>
      ))}
    </select>
  );
}

const states = stateCodes.map((code) => stateNames[code]);

/** One control for each field type; a type without one does not compile. */
const controls: Record<
  FormField['fieldType'],
  (field: FormField, control: ControlProps, country: string | undefined) => ReactNode
> = {
  input: (field, control) => (
    <input
      {...(field.inputType === 'number' ? numberInput(field) : textInput(field))}
      {...control}
      placeholder={field.placeholder || undefined}
    />
  ),
  phone: (_field, control, country) => <input {...(country ? phoneInput : usPhoneInput)} {...control} />,
  email: (field, control) => (
    <input {...emailInput} {...control} placeholder={field.placeholder || undefined} />
  ),
  selectList: (field, control) => <Choice control={control} field={field} options={field.options} />,
  state: (field, { defaultValue, ...control }) => (
    <Choice
      control={{ ...control, ...(defaultValue && { defaultValue: stateNameOf(defaultValue) }) }}
      field={field}
      options={states}
      autoComplete="address-level1"
    />
  ),
  textArea: (field, control) => (
    <textarea
      {...control}
      rows={5}
      placeholder={field.placeholder || undefined}
      minLength={field.minLength || undefined}
      maxLength={field.maxLength || defaultTextLength}
    />
  ),
  checkbox: (_field, control) => boxOf({ ...control, required: false }),
  consent: (_field, control) => boxOf(control),
};

/** How a field differs from a label over a control of one column. */
const layoutOf: Partial<Record<FormField['fieldType'], string>> = {
  checkbox: 'box',
  consent: 'box wide',
  textArea: 'wide',
};

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
  return `Only if ‘${name}’ is ‘${valueOnPage(showIfValue, deciding)}’.`;
}

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
 * A labelled control with room for its error below. The name on the wire is `field_{fieldId}`. One that shows only
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
  const hasBox = isBox(field.fieldType);
  const control: ControlProps = {
    id,
    name: `field_${field.id}`,
    required: field.isRequired && !deciding,
    'aria-describedby': `${id}-error`,
    ...(value !== undefined && { defaultValue: value }),
    ...(fault !== undefined && { 'aria-invalid': true }),
    ...(hasFocus && { autoFocus: true }),
  };
  const label = (
    <label htmlFor={id}>
      {field.name}
      {field.isRequired ? <span aria-hidden="true"> *</span> : null}
    </label>
  );
  return (
    <div
      className={`field ${layoutOf[field.fieldType] ?? ''}`.trim()}
      data-field={field.id}
      {...(deciding && conditionOf(field, deciding))}
    >
      {hasBox ? null : label}
      {controls[field.fieldType](field, control, country)}
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
      <p className="error" id={`${id}-error`}>
        {fault}
      </p>
    </div>
  );
}
