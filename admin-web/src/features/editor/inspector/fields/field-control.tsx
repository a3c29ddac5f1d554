import type { FieldKind, FieldOf } from '@galley/shared/components/fields';
import { choicesOf } from '@galley/shared/components/fields/choice';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { ImagePickerField } from '../../../../parts/images/picker/image-picker-field';
import { LinkField } from '../../../../parts/links/link-field';
import { PageSelect } from '../../../../parts/pages/page-select';
import { RichTextField } from '../../../../parts/text-editor/rich-text-field';
import { CharacterCount, countInside } from '../../../../ui/character-count';
import { Switch } from '../../../../ui/switch';
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

/** The control of each kind of field; a kind without a control does not compile. */
const controls: { [Kind in FieldKind]: ComponentType<ControlProps<FieldOf<Kind>>> } = {
  text: TextControl,
  richText: ({ field, value, onChange, error, isReadOnly }) => (
    <RichTextField
      label={field.label}
      initialHtml={text(value)}
      onChange={onChange}
      error={error}
      isReadOnly={isReadOnly}
    />
  ),
  image: ({ field, value, ...control }) => (
    <ImagePickerField
      label={field.label}
      description={field.help}
      isRequired={Boolean(field.required)}
      value={text(value)}
      {...control}
    />
  ),
  link: ({ field, value, focus: _focus, ...control }) => (
    <LinkField
      label={field.label}
      description={field.help}
      isRequired={field.required}
      value={text(value)}
      {...control}
    />
  ),
  form: ({ field, value, ...control }) => (
    <FormSelect label={field.label} value={Number(value) || undefined} {...control} />
  ),
  choice: ({ field, value, onChange, isReadOnly, ...rest }) => (
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
  ),
  // A whole number; one beyond the limits stays and is rejected with a sentence.
  number: ({ field, value, onChange, onBlur, error, isReadOnly }) => (
    <NumberInput
      label={field.label}
      description={field.help ?? `${field.min} to ${field.max}${field.unit ? ` ${field.unit}` : ''}`}
      withAsterisk={field.whenEmpty === undefined && !isReadOnly}
      readOnly={isReadOnly}
      allowDecimal={false}
      min={field.min}
      clampBehavior="none"
      error={error}
      value={typeof value === 'number' ? value : text(value)}
      onChange={onChange}
      onBlur={onBlur}
    />
  ),
  switch: ({ field, value, onChange, isReadOnly, onBlur }) => (
    <Switch
      label={field.label}
      description={field.help}
      checked={value === true}
      disabled={isReadOnly}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  ),
  date: (props) => <TextInput type="date" {...wordsOf(props)} />,
  moment: MomentControl,
  icon: IconControl,
  // One of the company's own pages.
  page: ({ field, value, onChange, isReadOnly, ...rest }) => (
    <PageSelect
      label={field.label}
      description={field.help}
      value={typeof value === 'number' && value > 0 ? value : null}
      onChange={(pageId) => onChange(pageId ?? 0)}
      readOnly={isReadOnly}
      {...rest}
    />
  ),
  file: FileControl,
  // The control of its picture sets it.
  focus: () => null,
  list: (props) => <ListControl {...props} Part={FieldControl} />,
};

export function FieldControl(props: ControlProps) {
  const Control = controls[props.field.kind] as ComponentType<ControlProps>;
  return <Control {...props} />;
}
