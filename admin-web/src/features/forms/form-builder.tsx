import { linkTo } from '@galley/shared/admin-screens';
import type { FormDetailValues, FormField } from '@galley/shared/schemas/form';
import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import { Card, Tabs, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BuiltForm } from '../../parts/forms/use-forms';
import { useDeleteField } from '../../parts/forms/use-forms';
import { useFormCountry } from '../../parts/session/use-company-name';
import { LeaveScopeOf, useLeaveScope } from '../../ui/form/leave-scope';
import { notifyNotice } from '../../ui/notify';
import { FieldForm } from './field-form';
import { FieldList } from './field-list';
import classes from './form-builder.module.css';
import type { BuilderChoice } from './form-builder-choice';
import { FormDetails } from './form-details';
import { FormPreview } from './form-preview';
import { shownForm } from './shown-form';

type Tab = 'field' | 'form';
const nothing: BuilderChoice = { kind: 'none' };

/** Shows the fields, the form of the selected one, and a preview of the form with unsaved input. */
export function FormBuilder({ form }: { form: BuiltForm }) {
  const navigate = useNavigate();
  const deleteField = useDeleteField();
  const [choice, setChoice] = useState<BuilderChoice>(nothing);
  const [tab, setTab] = useState<Tab>('form');
  const [typedField, setTypedField] = useState<FormFieldContent | null>(null);
  const [typedForm, setTypedForm] = useState<FormDetailValues | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const fieldScope = useLeaveScope();

  const stored = choice.kind === 'field' ? form.fields.find(({ id }) => id === choice.id) : undefined;
  const choiceKey = choice.kind === 'field' ? choice.id : choice.kind;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice moves the focus, nothing else does
  useEffect(() => {
    if (choice.kind !== 'none') screen.current?.querySelector<HTMLElement>('[data-field-name]')?.focus();
  }, [choiceKey]);

  const choose = async (next: BuilderChoice) => {
    if (fieldScope.hasUnsavedText()) {
      const isDropped = await fieldScope.mayLeave({
        title: 'Discard what you typed?',
        question: 'The field that you were editing is not saved yet.',
        confirmLabel: 'Discard it',
      });
      if (!isDropped) return;
      fieldScope.giveUp();
    }
    show(next);
  };
  const show = (next: BuilderChoice) => {
    setTypedField(null);
    setChoice(next);
    setTab('field');
  };
  const close = () => {
    show(nothing);
    screen.current?.querySelector<HTMLElement>('[data-create-field]')?.focus();
  };
  const remove = async (field: FormField) => {
    const isDeleted = await deleteField(field);
    if (isDeleted && choice.kind === 'field' && choice.id === field.id) close();
  };
  const leave = (message: string) => {
    notifyNotice(message);
    void navigate(linkTo('forms'));
  };

  const country = useFormCountry();
  return (
    <div ref={screen} className={classes.builder}>
      <div>
        <FieldList
          fields={form.fields}
          choice={choice}
          onEdit={(field) => void choose({ kind: 'field', id: field.id })}
          onDelete={(field) => void remove(field)}
          onCreate={() => void choose({ kind: 'new' })}
        />
      </div>
      <Card p={0} className={classes.details}>
        <Tabs value={tab} onChange={(chosen) => setTab(chosen as Tab)} keepMounted>
          <Tabs.List>
            <Tabs.Tab value="field">Field Details</Tabs.Tab>
            <Tabs.Tab value="form">Form Details</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="field" p="md">
            {choice.kind === 'none' || (choice.kind === 'field' && !stored) ? (
              <Text c="dimmed" py="lg" ta="center">
                Use this area to update form fields.
              </Text>
            ) : (
              <LeaveScopeOf scope={fieldScope}>
                <FieldForm
                  key={choiceKey}
                  formId={form.id}
                  fields={form.fields}
                  stored={stored}
                  onTyped={setTypedField}
                  onSaved={close}
                  onCancel={() => void choose(nothing)}
                  onFormMissing={leave}
                />
              </LeaveScopeOf>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="form" p="md">
            <FormDetails stored={form} fields={form.fields} onTyped={setTypedForm} />
          </Tabs.Panel>
        </Tabs>
      </Card>
      <section className={classes.live} aria-label="Preview">
        <FormPreview form={{ ...shownForm(form, choice, typedField, typedForm), country }} />
      </section>
    </div>
  );
}
