import { stateCodes } from '@galley/shared/states';
import type { ComponentProps, ReactNode } from 'react';
import type { FormField } from '../site-model';

const defaultTextLength = 1_000;
const defaultNumberMax = 99_999_999;
const emailLength = 50;

type InputProps = ComponentProps<'input'>;

function textInput(field: FormField): InputProps {
  return {
    type: 'text',
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

const phoneInput: InputProps = {
  type: 'tel',
  autoComplete: 'tel-national',
  placeholder: '### ### ####',
  // Three, three and four digits; what stands between them is the visitor's own.
  pattern: '\\D*[2-9]\\d{2}\\D*[2-9]\\d{2}\\D*\\d{4}\\D*',
  title: '### ### ####',
  maxLength: 30,
};

const emailInput: InputProps = { type: 'email', autoComplete: 'email', maxLength: emailLength };

interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string;
}

function Choice({
  control,
  field,
  options,
}: {
  control: ControlProps;
  field: FormField;
  options: readonly string[];
}) {
  return (
    <select {...control} defaultValue="">
      <option value="">{field.placeholder || 'Choose…'}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** One control for each field type; a type without one does not compile. */
const controls: Record<FormField['fieldType'], (field: FormField, control: ControlProps) => ReactNode> = {
  input: (field, control) => (
    <input
      {...(field.inputType === 'number' ? numberInput(field) : textInput(field))}
      {...control}
      placeholder={field.placeholder || undefined}
    />
  ),
  phone: (_field, control) => <input {...phoneInput} {...control} />,
  email: (field, control) => (
    <input {...emailInput} {...control} placeholder={field.placeholder || undefined} />
  ),
  selectList: (field, control) => <Choice control={control} field={field} options={field.options} />,
  state: (field, control) => <Choice control={control} field={field} options={stateCodes} />,
  textArea: (field, control) => (
    <textarea
      {...control}
      rows={5}
      placeholder={field.placeholder || undefined}
      minLength={field.minLength || undefined}
      maxLength={field.maxLength || defaultTextLength}
    />
  ),
  checkbox: (_field, control) => <input type="checkbox" value="true" {...control} required={false} />,
  consent: (_field, control) => <input type="checkbox" value="true" {...control} />,
};

/** A labelled control with room for its error below. The name on the wire is `field_{fieldId}`. */
export function FormFieldView({ field, idPrefix }: { field: FormField; idPrefix: string }) {
  const id = `${idPrefix}-${field.id}`;
  const isBox = field.fieldType === 'checkbox' || field.fieldType === 'consent';
  const control: ControlProps = {
    id,
    name: `field_${field.id}`,
    required: field.isRequired,
    'aria-describedby': `${id}-error`,
  };
  const label = (
    <label htmlFor={id}>
      {field.name}
      {field.isRequired ? <span aria-hidden="true"> *</span> : null}
    </label>
  );
  return (
    <div className={isBox ? 'field box' : 'field'} data-field={field.id}>
      {isBox ? null : label}
      {controls[field.fieldType](field, control)}
      {isBox ? label : null}
      <p className="error" id={`${id}-error`} />
    </div>
  );
}
