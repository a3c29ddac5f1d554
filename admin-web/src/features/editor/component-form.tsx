import { componentLabels } from '@galley/shared/components/component-types';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, Suspense, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useListedShortcut } from '../../ui/shortcuts';
import { FormSkeleton } from '../../ui/skeletons';
import type { TypedValues } from './component-calls';
import classes from './component-form.module.css';
import { componentForms } from './component-forms';
import { ComponentIcon } from './component-icon';
import { ComponentNameField } from './component-name-field';
import { ConflictPanel } from './conflict-panel';
import { useComeIntoView } from './use-come-into-view';
import { type ComponentFormOptions, useComponentForm } from './use-component-form';

/** What the editor must know of the form: whether leaving would lose something, and whether it is being saved. */
export interface FormWork {
  isDirty: boolean;
  isSaving: boolean;
}

interface ComponentFormProps extends ComponentFormOptions {
  isReadOnly: boolean;
  /** Called as one types, for the preview. */
  onTyping: (values: TypedValues) => void;
  onWork: (work: FormWork) => void;
  onCancel: () => void;
}

/** The form of one component, new or stored. Nothing typed is lost when a save fails. */
export function ComponentForm({ isReadOnly, onTyping, onWork, onCancel, ...options }: ComponentFormProps) {
  const { form, conflict, submit, keepMine, takeTheirs } = useComponentForm(options);
  const { isDirty, isSubmitting, errors } = form.formState;
  const Fields = componentForms[options.type];
  useListedShortcut('mod+S', 'Save the component');

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [form, onTyping],
  );
  useEffect(() => onWork({ isDirty, isSaving: isSubmitting }), [isDirty, isSubmitting, onWork]);
  useEffect(() => () => onWork({ isDirty: false, isSaving: false }), [onWork]);

  const isNew = !options.stored;
  useEffect(() => {
    if (isNew) form.setFocus('componentName');
  }, [isNew, form]);

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || isReadOnly) return;
    event.preventDefault();
    // Not also the shortcut of another form on the screen.
    event.stopPropagation();
    void submit();
  };

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onKeyDown={saveByKey} noValidate className={classes.form}>
        <Group justify="space-between" className={classes.head}>
          <Group gap="xs" wrap="nowrap">
            <ComponentIcon type={options.type} />
            <Title order={2}>
              {isNew ? 'New ' : ''}
              {componentLabels[options.type]}
            </Title>
          </Group>
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={onCancel}>
              {isReadOnly ? 'Close' : 'Cancel'}
            </Button>
            {!isReadOnly && (
              <Button type="submit" size="xs" loading={isSubmitting} disabled={Boolean(conflict)}>
                Save
              </Button>
            )}
          </Group>
        </Group>
        <Stack gap="md">
          {errors.root && <SaveError key={errors.root.message} message={errors.root.message ?? ''} />}
          {conflict && (
            <ConflictPanel
              type={options.type}
              mine={form.getValues()}
              theirs={conflict.theirs}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          )}
          <ComponentNameField isReadOnly={isReadOnly} />
          <Suspense fallback={<FormSkeleton fields={3} />}>
            {Fields && <Fields isReadOnly={isReadOnly} />}
          </Suspense>
        </Stack>
      </form>
    </FormProvider>
  );
}

function SaveError({ message }: { message: string }) {
  const alert = useComeIntoView<HTMLDivElement>();
  return (
    <Alert ref={alert} tabIndex={-1} color="red" title="Error" role="alert">
      {message}
      <Text size="sm">What you typed is still here.</Text>
    </Alert>
  );
}
