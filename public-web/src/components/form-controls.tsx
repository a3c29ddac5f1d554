import { splitOptions } from '@galley/shared/form-fields/options';
import { sentFileMessages } from '@galley/shared/sent-file-messages';
import { endingsOf, mostFilesOf, takenInWords } from '@galley/shared/sent-file-rules';
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
  // Three, three and four digits; the visitor may write anything between the groups.
  pattern: '(\\D*[2-9]\\d\\d){2}\\D*\\d{4}\\D*',
  title: '### ### ####',
  maxLength: 30,
};

/** Only the server knows which numbers are valid in other countries. */
const phoneInput: InputProps = { type: 'tel', autoComplete: 'tel', maxLength: 40 };

const emailInput: InputProps = { type: 'email', autoComplete: 'email', maxLength: emailLength };

export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid'?: true;
  autoFocus?: boolean;
  /** The value that was entered before. */
  defaultValue?: string;
}

/** Attributes of a checkbox, which is checked or not and always sends the same value. */
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
  /** The option texts, which are also the values that are sent. */
  options: readonly string[];
  autoComplete?: string;
}) {
  return (
    <select {...control} autoComplete={autoComplete} defaultValue={control.defaultValue}>
      <option value="">{field.placeholder || 'Choose…'}</option>
      {options.map((option) => (
        // Browsers send the option's text, but collapse its whitespace; leaving out the value saves 59
        // attributes on most pages.
        <option key={option} value={/^\s|\s\s|\s$/.test(option) ? option : undefined}>
          {option}
        </option>
      ))}
    </select>
  );
}

/**
 * Browsers drop the selected files when a page comes back; the visitor is told so, with the names of the
 * files.
 */
function Files({ control, field }: { control: ControlProps; field: FormField }) {
  const { defaultValue: chosenBefore, ...shared } = control;
  const about = `${control.id}-about`;
  const most = mostFilesOf(field);
  return (
    <>
      <p className="about" id={about}>
        {field.text ? `${field.text}\n` : ''}
        {takenInWords(field)}
        {chosenBefore ? (
          <strong>{`\nYou chose ${chosenBefore}. Browsers keep no files when a page comes back: please choose again.`}</strong>
        ) : null}
      </p>
      <input
        {...shared}
        type="file"
        accept={endingsOf(field).join()}
        multiple={most > 1}
        // The page's script checks this limit before anything is sent.
        data-most={most}
        data-many={sentFileMessages.tooMany(most)}
        data-large={sentFileMessages.tooLarge}
        aria-describedby={[about, control['aria-describedby']].filter(Boolean).join(' ')}
      />
    </>
  );
}

const states = stateCodes.map((code) => stateNames[code]);

/** Renders each option with a checkbox or radio button, below the label of the group. */
function Options({
  type,
  control,
  field,
}: {
  type: 'radio' | 'checkbox';
  control: ControlProps;
  field: FormField;
}) {
  const { id: _id, name, defaultValue = '', required, autoFocus, ...described } = control;
  const chosen = splitOptions(defaultValue);
  return field.options.map((option, index) => (
    <label key={option}>
      <input
        {...described}
        type={type}
        // The name makes radio buttons exclude one another; each checkbox is sent separately.
        name={type === 'radio' ? name : `${name}_${index}`}
        value={option}
        required={type === 'radio' && required}
        defaultChecked={chosen.includes(option)}
        {...(index === 0 && autoFocus && { autoFocus })}
      />
      {option}
    </label>
  ));
}

/** A field that a visitor fills in. */
interface Asks {
  /** How its layout differs from a label over a control of one column. */
  layout?: string;
  /** Several controls under one group label, instead of one control with a label. */
  isGroup?: true;
  control(field: FormField, control: ControlProps, country: string | undefined): ReactNode;
}

/** A field that only shows text. */
interface Says {
  words(field: FormField): ReactNode;
}

/** How each kind of field is rendered; a kind that is missing here does not compile. */
export const formControls: Record<FormField['fieldType'], Asks | Says> = {
  input: {
    control: (field, control) => (
      <input
        {...(field.inputType === 'number' ? numberInput(field) : textInput(field))}
        {...control}
        placeholder={field.placeholder || undefined}
      />
    ),
  },
  textArea: {
    layout: 'wide',
    control: (field, control) => (
      <textarea
        {...control}
        rows={5}
        placeholder={field.placeholder || undefined}
        minLength={field.minLength || undefined}
        maxLength={field.maxLength || defaultTextLength}
      />
    ),
  },
  email: {
    control: (field, control) => (
      <input {...emailInput} {...control} placeholder={field.placeholder || undefined} />
    ),
  },
  phone: {
    control: (_field, control, country) => <input {...(country ? phoneInput : usPhoneInput)} {...control} />,
  },
  date: {
    // Without a maximum, browsers accept years of six digits.
    control: (_field, control) => <input type="date" max="9999-12-31" {...control} />,
  },
  selectList: {
    control: (field, control) => <Choice control={control} field={field} options={field.options} />,
  },
  radio: {
    layout: 'group',
    isGroup: true,
    control: (field, control) => <Options type="radio" control={control} field={field} />,
  },
  checkboxes: {
    layout: 'group',
    isGroup: true,
    control: (field, control) => <Options type="checkbox" control={control} field={field} />,
  },
  checkbox: {
    layout: 'box',
    control: (_field, control) => boxOf({ ...control, required: false }),
  },
  consent: {
    layout: 'box wide',
    control: (_field, control) => boxOf(control),
  },
  state: {
    control: (field, { defaultValue, ...control }) => (
      <Choice
        control={{ ...control, ...(defaultValue && { defaultValue: stateNameOf(defaultValue) }) }}
        field={field}
        options={states}
        autoComplete="address-level1"
      />
    ),
  },
  file: {
    layout: 'file wide',
    control: (field, control) => <Files control={control} field={field} />,
  },
  heading: {
    words: ({ name, text }) => (
      <>
        <h3>{name}</h3>
        {text ? <p>{text}</p> : null}
      </>
    ),
  },
  paragraph: { words: ({ text }) => <p>{text}</p> },
};
