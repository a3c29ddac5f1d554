import { type CreatableType, fieldsOf, labelOf } from '@galley/shared/components/dictionary';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { KeyboardEvent as FormKeyboardEvent } from 'react';
import { Suspense, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { holdEvent } from '../../../lib/listen';
import { ComponentIcon } from '../../../parts/components/component-looks';
import { LocalDraftOffer } from '../../../ui/form/local-draft-offer';
import { useListedShortcut } from '../../../ui/shortcuts';
import { FormSkeleton } from '../../../ui/skeletons';
import classes from './component-form.module.css';
import { formOf } from './component-forms';
import { FieldGroup } from './fields/field-group';
import { ConflictPanel, SectionSettings } from './form-parts';
import { type FormOnPageOptions, useFormOnPage } from './use-form-on-page';

interface ComponentFormProps extends FormOnPageOptions {
  onCancel: () => void;
  /** Called when a new component is on the page; returns whether the user goes on there. */
  onNew: (type: CreatableType) => boolean;
}

/** The form of one component, new or stored. It saves itself; no input is lost when that fails. */
export function ComponentForm({
  entryKey,
  patches,
  onTyping,
  onWork,
  onCancel,
  onNew,
  ...options
}: ComponentFormProps) {
  const { isReadOnly, stored, type } = options;
  const editing = useFormOnPage({ entryKey, patches, onTyping, onWork, ...options });
  const { form, conflict, kept, autosave } = editing;
  const Fields = formOf(type);
  const isNew = !stored;
  const contentNames = Object.entries(fieldsOf(type)).flatMap(([name, { isAppearance, isSetting }]) =>
    isAppearance || isSetting || name === 'componentName' ? [] : [name],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not when it has saved itself
  useEffect(() => {
    if (!isNew) return;
    onTyping(form.getValues());
    if (!onNew(type))
      editing.keptText.element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);

  const saveByKey = useSaveKey(() => void autosave.flush(), !isReadOnly);

  return (
    <FormProvider {...form}>
      <form
        ref={editing.keptText.element}
        onSubmit={editing.submit}
        onKeyDown={saveByKey}
        onBlur={editing.keptText.onBlur}
        noValidate
        className={classes.form}
        data-read-only={isReadOnly || undefined}
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
            <Button variant="subtle" size="xs" onClick={onCancel}>
              {isNew ? 'Cancel' : 'Close'}
            </Button>
            {!isReadOnly && (
              <Button variant="default" type="submit" size="xs" disabled={Boolean(conflict)}>
                Save
              </Button>
            )}
          </Group>
        </Group>
        <Stack gap={0}>
          {editing.isGone && <ComponentGone onAddAgain={editing.addAgain} />}
          {conflict && (
            <Suspense>
              <ConflictPanel
                pageId={options.place.pageId}
                {...{ type, form }}
                theirs={conflict.theirs}
                onDecide={editing.decide}
              />
            </Suspense>
          )}
          {kept.offer && !isReadOnly && (
            <LocalDraftOffer
              keptAt={kept.offer.keptAt}
              onRestore={editing.restore}
              onDiscard={kept.settleOffer}
            />
          )}
          <Suspense fallback={<FormSkeleton fields={3} />}>
            <FieldGroup title="Content" names={contentNames}>
              <Fields
                type={type}
                isReadOnly={isReadOnly}
                place={options.place}
                stored={stored}
                saveNow={editing.saveNow}
              />
            </FieldGroup>
            <SectionSettings type={type} isReadOnly={isReadOnly} />
          </Suspense>
        </Stack>
      </form>
    </FormProvider>
  );
}

function ComponentGone({ onAddAgain }: { onAddAgain: () => void }) {
  return (
    <Alert color="yellow" title="This component was deleted in the meantime" role="alert">
      <Text size="sm" mb="xs">
        A colleague, or you in another tab, removed it from this draft. What you typed is still here.
      </Text>
      <Button size="xs" onClick={onAddAgain}>
        Add it again
      </Button>
    </Alert>
  );
}

/** Ctrl+S saves at once, wherever the focus is, such as after a click on Undo. Returns the form's own handler. */
function useSaveKey(save: () => void, isOn: boolean) {
  useListedShortcut('mod+S', 'Save now');
  useWindowEvent('keydown', (event) => {
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    if (!isOn || !isSaveKey(event) || event.defaultPrevented || isInDialog) return;
    event.preventDefault();
    save();
  });
  return (event: FormKeyboardEvent) => {
    if (!isOn || !isSaveKey(event)) return;
    // Must not trigger the shortcut of another form on the screen.
    holdEvent(event);
    save();
  };
}

const isSaveKey = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>) =>
  event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
