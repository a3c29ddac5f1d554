import { companySettingsAnswerSchema, saveCompanySettingsSchema } from '@galley/shared/schemas/site';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Controller, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { isApiError, messageOf } from '../../lib/api-error';
import { ConflictPanel } from '../../ui/conflict-panel';
import { EmailTags } from '../../ui/email-tags';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { useShortcut } from '../../ui/shortcuts';
import { companyDifferences } from './company-differences';
import { type CompanyControl, CompanyFieldInput } from './company-field-input';
import {
  type CompanyFormValues,
  type CompanyGroupTitle,
  companyFieldGroups,
  companyFormValues,
  type SaveCompany,
} from './company-fields';
import { useSaveCompanySettings } from './use-company-settings';

// The schema also reads other writings of the same; the form only ever gives it text.
const resolver = zodResolver(
  saveCompanySettingsSchema as unknown as z.ZodType<SaveCompany, CompanyFormValues>,
);

interface CompanyFormProps {
  saved: CompanyFormValues;
  onDirtyChange: (isDirty: boolean) => void;
}

export function CompanyForm({ saved, onDirtyChange }: CompanyFormProps) {
  const form = useForm<CompanyFormValues, unknown, SaveCompany>({ resolver, defaultValues: saved });
  const save = useSaveCompanySettings();
  const [conflict, setConflict] = useState<{ message: string; current: CompanyFormValues }>();
  const [error, setError] = useState<unknown>();
  const { isDirty } = form.formState;
  const { revision } = saved.companySettings;

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another revision is news
  useEffect(() => {
    if (!isDirty) form.reset(saved);
  }, [revision]);

  const submitFrom = (startedFrom: { id: number; revision: number }) =>
    form.handleSubmit(async (values) => {
      setError(undefined);
      try {
        const companySettings = { ...values.companySettings, ...startedFrom };
        await save.mutateAsync({ ...values, companySettings });
        setConflict(undefined);
        form.reset(form.getValues());
        notifySaved();
      } catch (thrown) {
        const current = isApiError(thrown, 409)
          ? companySettingsAnswerSchema.safeParse(thrown.current)
          : undefined;
        if (current?.success && isApiError(thrown)) {
          setConflict({ message: thrown.message, current: companyFormValues(current.data) });
          return;
        }
        const fields = isApiError(thrown) ? Object.entries(thrown.fields) : [];
        for (const [field, message] of fields) form.setError(field as Path<CompanyFormValues>, { message });
        if (fields.length === 0) setError(thrown);
      }
    });
  const submit = submitFrom({ id: saved.companySettings.id, revision });
  useShortcut('mod+S', 'Save', () => void submit(), true);

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Group justify="flex-end">
          <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
            {isDirty ? 'Not saved' : ''}
          </Text>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
        {error !== undefined && (
          <ErrorPanel
            title="The settings were not saved"
            message={messageOf(error)}
            reassurance={typedTextIsKept}
          />
        )}
        {conflict && (
          <ConflictPanel
            title="Somebody else changed these settings meanwhile"
            message={conflict.message}
            differences={companyDifferences(conflict.current, form.getValues())}
            isBusy={save.isPending}
            onKeepMine={() => void submitFrom(conflict.current.companySettings)()}
            onTakeTheirs={() => {
              form.reset(conflict.current);
              setConflict(undefined);
            }}
          />
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
          <Stack gap="md">
            <FieldGroup title="Company" control={form.control} />
            <FieldGroup title="Social links" control={form.control} />
          </Stack>
          <Stack gap="md">
            <FieldGroup title="Look" control={form.control} />
            <FieldGroup title="Site" control={form.control} />
            <Card>
              <Title order={2} mb="md">
                Page versions
              </Title>
              <Controller
                control={form.control}
                name="adminVersionUpdateEmails"
                render={({ field, fieldState }) => (
                  <EmailTags
                    label="Admin Version Emails"
                    description="They are told when a version is submitted, rejected or published."
                    value={field.value}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                    error={fieldState.error?.message}
                  />
                )}
              />
            </Card>
          </Stack>
        </SimpleGrid>
      </Stack>
    </form>
  );
}

function FieldGroup({ title, control }: { title: CompanyGroupTitle; control: CompanyControl }) {
  return (
    <Card>
      <Title order={2} mb="md">
        {title}
      </Title>
      <Stack gap="md">
        {companyFieldGroups[title].map((field) => (
          <CompanyFieldInput key={field.name} field={field} control={control} />
        ))}
      </Stack>
    </Card>
  );
}
