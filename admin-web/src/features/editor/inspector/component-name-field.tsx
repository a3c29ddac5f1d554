import { limits } from '@galley/shared/limits';
import { TextInput } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { countInside } from '../../../ui/character-count';

/** The name of a component, which only staff see. */
export function ComponentNameField({ isReadOnly }: { isReadOnly: boolean }) {
  const { register, formState } = useFormContext<{ componentName: string }>();
  const name = useWatch<{ componentName: string }, 'componentName'>({ name: 'componentName' });
  return (
    <TextInput
      label="Component Name"
      description="Visitors never see it."
      withAsterisk={!isReadOnly}
      readOnly={isReadOnly}
      error={formState.errors.componentName?.message}
      {...countInside(name, limits.componentName)}
      {...register('componentName')}
    />
  );
}
