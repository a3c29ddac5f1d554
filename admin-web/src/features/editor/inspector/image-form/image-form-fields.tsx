import type { ComponentData } from '@galley/shared/components/dictionary';
import { limits } from '@galley/shared/limits';
import { Textarea, TextInput } from '@mantine/core';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ImagePickerField } from '../../../../parts/images/picker/image-picker-field';
import { CharacterCount, countInside } from '../../../../ui/character-count';
import type { ComponentFieldsProps } from '../component-fields';
import { usePictureField } from '../fields/use-picture-field';
import { FormSelect } from './form-select';

/** The form of a Form component: title, description, one of the company's forms and the picture beside it. */
export function ImageFormFields({ isReadOnly }: ComponentFieldsProps<'ImageForm'>) {
  const { register, formState } = useFormContext<ComponentData['ImageForm']>();
  const [title, description] = useWatch<ComponentData['ImageForm'], ['title', 'description']>({
    name: ['title', 'description'],
  });
  const { field: form, fieldState: chosenState } = useController<ComponentData['ImageForm'], 'formId'>({
    name: 'formId',
  });
  const image = usePictureField('imageLink');
  return (
    <>
      <TextInput
        label="Title"
        withAsterisk={!isReadOnly}
        readOnly={isReadOnly}
        error={formState.errors.title?.message}
        {...countInside(title, limits.imageFormTitle)}
        {...register('title')}
      />
      <div>
        <Textarea
          label="Description"
          withAsterisk={!isReadOnly}
          readOnly={isReadOnly}
          rows={3}
          error={formState.errors.description?.message}
          {...register('description')}
        />
        <CharacterCount text={description} max={limits.imageFormDescription} />
      </div>
      <FormSelect
        label="Form"
        isReadOnly={isReadOnly}
        value={form.value}
        onChange={form.onChange}
        onBlur={form.onBlur}
        error={chosenState.error?.message}
        ref={form.ref}
      />
      <ImagePickerField
        label="Image"
        description="Shown beside the form."
        isRequired
        isReadOnly={isReadOnly}
        {...image}
      />
    </>
  );
}
