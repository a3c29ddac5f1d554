import type { FieldKind, FieldOf } from '@galley/shared/components/fields';
import { choicesOf } from '@galley/shared/components/fields/choice';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { Switch } from '../../../../ui/switch';
import { ImagePickerField } from '../../../images/picker/image-picker-field';
import { LinkField } from '../../../links/link-field';
import { PageSelect } from '../../../pages/page-select';
import { RichTextField } from '../../../site-information/rich-text-field';
import { CharacterCount, countInside } from '../character-count';
import { FormSelect } from '../image-form/form-select';
import type { ControlProps } from './control-props';
import { FileControl } from './file-control';
import { IconControl } from './icon-control';
import { ListControl } from './list-control';
import { MomentControl } from './moment-control';

const text = (value: unknown) => String(value ?? '');

/** The common props of text controls. */
function wordsOf({ field, value, onChange, onBlur, error, isReadOnly }: ControlProps) {
  return {
    label: field.label,
    description: field.help,
    withAsterisk: Boolean(field.required) && !isReadOnly,
    readOnly: isReadOnly,
    ...(isReadOnly && { placeholder: '–' }),
    error,
    onBlur,
    value: text(value),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
}

function TextControl(props: ControlProps<FieldOf<'text'>>) {
  const { field, value } = props;
  if (!field.isLong) return <TextInput {...wordsOf(props)} {...countInside(text(value), field.max)} />;
  return (
    <div>
      <Textarea {...wordsOf(props)} rows={3} />
      <CharacterCount text={text(value)} max={field.max} />
    </div>
  );
}

function LinkControl({ field, value, onChange, onBlur, error, isReadOnly }: ControlProps<FieldOf<'link'>>) {
  return (
    <LinkField
      label={field.label}
      description={field.help}
      isRequired={field.required}
      isReadOnly={isReadOnly}
      error={error}
      value={text(value)}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function ImageControl({ field, value, onChange, isReadOnly, ...rest }: ControlProps<FieldOf<'image'>>) {
  return (
    <ImagePickerField
      label={field.label}
      description={field.help}
      isRequired={Boolean(field.required)}
      isReadOnly={isReadOnly}
      value={text(value)}
      onChange={onChange}
      onBlur={rest.onBlur}
      error={rest.error}
      focus={rest.focus}
    />
  );
}

function RichTextControl({ field, value, onChange, error, isReadOnly }: ControlProps<FieldOf<'richText'>>) {
  return (
    <RichTextField
      label={field.label}
      initialHtml={text(value)}
      onChange={onChange}
      error={error}
      isReadOnly={isReadOnly}
    />
  );
}

function ChoiceControl({ field, value, onChange, isReadOnly, ...rest }: ControlProps<FieldOf<'choice'>>) {
  return (
    <Select
      label={field.label}
      description={field.help}
      data={choicesOf(field).map(([chosen, label]) => ({ value: chosen, label }))}
      value={text(value)}
      onChange={onChange}
      allowDeselect={false}
      readOnly={isReadOnly}
      {...rest}
    />
  );
}

function FormControl({ field, value, onChange, ...rest }: ControlProps<FieldOf<'form'>>) {
  return <FormSelect label={field.label} value={Number(value) || undefined} onChange={onChange} {...rest} />;
}

function SwitchControl({ field, value, onChange, isReadOnly, onBlur }: ControlProps<FieldOf<'switch'>>) {
  return (
    <Switch
      label={field.label}
      description={field.help}
      checked={value === true}
      disabled={isReadOnly}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

const DateControl = (props: ControlProps<FieldOf<'date'>>) => <TextInput type="date" {...wordsOf(props)} />;

/** The control of each kind of field; a kind without a control does not compile. */
const controls: { [Kind in FieldKind]: ComponentType<ControlProps<FieldOf<Kind>>> } = {
  text: TextControl,
  richText: RichTextControl,
  image: ImageControl,
  link: LinkControl,
  form: FormControl,
  choice: ChoiceControl,
  number: NumberControl,
  switch: SwitchControl,
  date: DateControl,
  moment: MomentControl,
  icon: IconControl,
  page: PageControl,
  file: FileControl,
  // The control of its picture sets it.
  focus: () => null,
  list: (props) => <ListControl {...props} Part={FieldControl} />,
};

export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind] as ComponentType<ControlProps>;
  return <Control {...props} />;
}

/** Selects one of the company's own pages. */
function PageControl({ field, value, onChange, isReadOnly, ...rest }: ControlProps<FieldOf<'page'>>) {
  return (
    <PageSelect
      label={field.label}
      description={field.help}
      value={typeof value === 'number' && value > 0 ? value : null}
      onChange={(pageId) => onChange(pageId ?? 0)}
      readOnly={isReadOnly}
      {...rest}
    />
  );
}

/** A field for a whole number; a value beyond the limits stays and is rejected with a sentence. */
function NumberControl(props: ControlProps<FieldOf<'number'>>) {
  const { field, value, onChange, onBlur, error, isReadOnly } = props;
  return (
    <NumberInput
      label={field.label}
      description={field.help ?? `${field.min} to ${field.max}${field.unit ? ` ${field.unit}` : ''}`}
      withAsterisk={field.whenEmpty === undefined && !isReadOnly}
      readOnly={isReadOnly}
      allowDecimal={false}
      min={field.min}
      clampBehavior="none"
      error={error}
      value={typeof value === 'number' ? value : String(value ?? '')}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
