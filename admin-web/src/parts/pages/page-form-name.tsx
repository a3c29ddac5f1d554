import { limits } from '@galley/shared/limits';
import { TextInput } from '@mantine/core';
import type { PageFormHandle } from './use-page-form';

interface PageFormNameProps {
  form: PageFormHandle;
  isReadOnly: boolean;
  /** The name may have been typed: other fields can be filled from it. */
  onNameLeft: () => void;
}

/** The page's name, the only field that a new page needs. */
export function PageFormName({ form, isReadOnly, onNameLeft }: PageFormNameProps) {
  const name = form.text('name');
  const isNew = form.form.formState.defaultValues?.name === '';
  return (
    <TextInput
      {...name}
      size={isNew ? 'md' : 'sm'}
      autoFocus={isNew && !isReadOnly}
      withAsterisk
      readOnly={isReadOnly}
      maxLength={limits.pageName}
      description={isNew ? 'A name is enough: empty fields are filled in from it.' : undefined}
      onBlur={(event) => {
        void name.onBlur(event);
        if (!isReadOnly) onNameLeft();
      }}
    />
  );
}
