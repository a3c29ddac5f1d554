import { type CreatableType, labelOf } from '@galley/shared/components/dictionary';
import { withValueAt } from '@galley/shared/components/field-path';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { LocalDraftOffer } from '../../../ui/form/local-draft-offer';
import { useListedShortcut } from '../../../ui/shortcuts';
import { FormSkeleton } from '../../../ui/skeletons';
import type { Patches } from '../canvas/patches';
import { ComponentIcon } from '../outline/component-looks';
import type { FormValues } from './component-calls';
import classes from './component-form.module.css';
import { formOf } from './component-forms';
import { ComponentNameField } from './component-name-field';
import { type FormWork, noWork } from './form-work';
import { type ComponentFormOptions, useComponentForm } from './use-component-form';

const SectionSettings = lazy(async () => ({
  default: (await import('./fields/section-settings')).SectionSettings,
}));

// Rarely seen, and it brings what compares texts.
const ConflictPanel = lazy(async () => ({ default: (await import('./conflict-panel')).ConflictPanel }));

interface ComponentFormProps extends ComponentFormOptions {
  /** How the canvas names the component, and what is typed there. */
  entryKey: string;
  patches: Patches;
  /** Called as one types, for the preview. */
  onTyping: (values: FormValues) => void;
  onWork: (work: FormWork) => void;
  onCancel: () => void;
  /** A new one is on the page; answers whether somebody types there from now on. */
  onNew: (type: CreatableType) => boolean;
}

/** The form of one component, new or stored. It saves itself; nothing typed is lost when that fails. */
export function ComponentForm({
  entryKey,
  patches,
  onTyping,
  onWork,
  onCancel,
  onNew,
  ...options
}: ComponentFormProps) {
  const { isReadOnly, stored, type, history } = options;
  const editing = useComponentForm(options);
  const { form, status, conflict, kept, save } = editing;
  const decide = useRef(editing.decide);
  useEffect(() => {
    decide.current = editing.decide;
  });
  const Fields = formOf(type);
  const isNew = !stored;
  useListedShortcut('mod+S', 'Save now');

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onTyping(values) }),
    [form, onTyping],
  );
  useEffect(() => {
    if (isReadOnly) return;
    return patches.attach(entryKey, (values, { isUndoing, forMs }) => {
      const set = () => {
        for (const [place, value] of Object.entries(values)) {
          // A list is a field of the form as a whole: what was remembered of it before stays as it was.
          const [field = place] = place.split('.');
          const { [field]: changed } = withValueAt(form.getValues(), place, value);
          form.setValue(field, changed, { shouldDirty: true, shouldTouch: true });
        }
      };
      if (isUndoing) history.quietly(set);
      else history.over(forMs ?? 0, set);
    });
  }, [form, patches, entryKey, isReadOnly, history]);
  useEffect(() => {
    const { kind } = status;
    onWork({
      status,
      isDirty: kind !== 'saved',
      isSaving: kind === 'saving',
      save,
      conflict: conflict && { type, theirs: conflict.theirs, decide: (isMine) => decide.current(isMine) },
    });
  }, [status, save, onWork, conflict, type]);
  useEffect(() => () => onWork(noWork), [onWork]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not when it has saved itself
  useEffect(() => {
    if (!isNew) return;
    onTyping(form.getValues());
    if (!onNew(type)) form.setFocus('componentName');
  }, []);

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || isReadOnly) return;
    event.preventDefault();
    // Not also the shortcut of another form on the screen.
    event.stopPropagation();
    void save();
  };

  return (
    <FormProvider {...form}>
      <form
        ref={editing.keptText.element}
        onSubmit={editing.submit}
        onKeyDown={saveByKey}
        onBlur={editing.keptText.onBlur}
        noValidate
        className={classes.form}
      >
        <Group gap="xs" className={classes.head}>
          <Group gap="xs" wrap="nowrap">
            <ComponentIcon type={type} />
            <Title order={2}>
              {isNew ? 'New ' : ''}
              {labelOf(type)}
            </Title>
          </Group>
          <Group gap="xs" wrap="nowrap" className={classes.tools}>
            <Button variant="default" size="xs" onClick={onCancel}>
              {isNew ? 'Cancel' : 'Close'}
            </Button>
            {!isReadOnly && (
              <Button type="submit" size="xs" disabled={Boolean(conflict)}>
                Save
              </Button>
            )}
          </Group>
        </Group>
        <Stack gap="md">
          {editing.isGone && <ComponentGone onAddAgain={editing.addAgain} />}
          {conflict && (
            <Suspense>
              <ConflictPanel type={type} form={form} theirs={conflict.theirs} onDecide={editing.decide} />
            </Suspense>
          )}
          {kept.offer && !isReadOnly && (
            <LocalDraftOffer
              keptAt={kept.offer.keptAt}
              onRestore={editing.restore}
              onDiscard={kept.settleOffer}
            />
          )}
          <ComponentNameField isReadOnly={isReadOnly} />
          <Suspense fallback={<FormSkeleton fields={3} />}>
            <Fields
              type={type}
              isReadOnly={isReadOnly}
              place={options.place}
              stored={stored}
              saveNow={editing.saveNow}
            />
            <SectionSettings type={type} isReadOnly={isReadOnly} />
          </Suspense>
        </Stack>
      </form>
    </FormProvider>
  );
}

function ComponentGone({ onAddAgain }: { onAddAgain: () => void }) {
  return (
    <Alert color="yellow" title="This component was deleted meanwhile" role="alert">
      <Text size="sm" mb="xs">
        Somebody took it off this draft. What you typed is still here.
      </Text>
      <Button size="xs" onClick={onAddAgain}>
        Add it again
      </Button>
    </Alert>
  );
}
