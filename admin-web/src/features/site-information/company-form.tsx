import type { PhoneRules } from '@galley/shared/phone/phone-rules';
import { Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { type Ref, useEffect, useRef } from 'react';
import * as z from 'zod';
import { openRules, usePhoneRules } from '../../lib/use-phone-rules';
import { EmailTags } from '../../ui/email-tags';
import { notifySaved } from '../../ui/notify';
import { useShortcut } from '../../ui/shortcuts';
import type { UnsavedWork } from '../../ui/unsaved-work';
import { FormBar } from '../settings/form-bar';
import { RecordForm } from '../settings/record-form';
import { type RecordForm as RecordFormState, useRecordForm } from '../settings/use-record-form';
import { companyDifferences } from './company-differences';
import { CompanyFieldInput } from './company-field-input';
import {
  type CompanyFormValues,
  type CompanyGroupTitle,
  companyErrors,
  companyFieldGroups,
  companyFormValues,
  companyInput,
} from './company-fields';
import { LiveChangeChoices } from './live-change-choices';
import { SignInRules } from './sign-in-rules';
import { useSaveCompanySettings } from './use-company-settings';

interface CompanyFormProps {
  saved: CompanyFormValues;
  /** What is typed, for the preview. */
  onTyped: (values: CompanyFormValues) => void;
  /** The form is shown: its keys are meant for it. */
  isShown: boolean;
  ref: Ref<UnsavedWork>;
}

/** What a stale save says is stored: the settings and the addresses in one. */
const currentSchema = z
  .object({ id: z.number(), revision: z.number(), adminVersionUpdateEmails: z.array(z.string()) })
  .catchall(z.unknown());

/** The company's settings, in groups. */
export function CompanyForm({ saved, onTyped, isShown, ref }: CompanyFormProps) {
  const save = useSaveCompanySettings();
  const phonesNow = useRef<PhoneRules>(openRules);
  const record = useRecordForm<CompanyFormValues>({
    saved,
    place: 'company settings',
    check: (values) => companyErrors(values, phonesNow.current),
    read: (current) => {
      const { data } = currentSchema.safeParse(current);
      return data && companyFormValues(data, data.adminVersionUpdateEmails);
    },
    save: (values) => save.mutateAsync(companyInput(values)),
    onSaved: () => notifySaved(),
  });
  const { value } = record;
  const phones = usePhoneRules(value.country) ?? openRules;
  useEffect(() => {
    phonesNow.current = phones;
  }, [phones]);
  useEffect(() => onTyped(value), [value, onTyped]);
  useShortcut('mod+S', 'Save', () => void (isShown && record.submit()), true);

  return (
    <RecordForm ref={ref} record={record} noun="the company settings" differences={companyDifferences}>
      <FormBar isDirty={record.isDirty} isSaving={record.isSaving} />
      <SimpleGrid
        type="container"
        cols={{ base: 1, '720px': 2 }}
        spacing="md"
        verticalSpacing="md"
        style={{ alignItems: 'start' }}
      >
        <Stack gap="md">
          <FieldGroup title="Company" record={record} phones={phones} />
          <FieldGroup title="Look" record={record} phones={phones} />
        </Stack>
        <Stack gap="md">
          <FieldGroup title="Social links" record={record} phones={phones} />
          <FieldGroup title="Site" record={record} phones={phones} />
          <Card>
            <Title order={2} mb="md">
              Page versions
            </Title>
            <EmailTags
              label="Admin Version Emails"
              description="They are told when a version is submitted, rejected or published."
              value={value.adminVersionUpdateEmails}
              onChange={(adminVersionUpdateEmails) => record.change({ adminVersionUpdateEmails })}
              error={record.fields.adminVersionUpdateEmails}
            />
          </Card>
          <LiveChangeChoices
            value={value.adminOnlyChanges}
            onChange={(adminOnlyChanges) => record.change({ adminOnlyChanges })}
          />
          <SignInRules
            requiresApp={value.requiresApp}
            onChange={(requiresApp) => record.change({ requiresApp })}
          />
        </Stack>
      </SimpleGrid>
    </RecordForm>
  );
}

interface FieldGroupProps {
  title: CompanyGroupTitle;
  record: RecordFormState<CompanyFormValues>;
  phones: PhoneRules;
}

function FieldGroup({ title, record, phones }: FieldGroupProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <Stack gap="md">
        {companyFieldGroups[title].map((field) => (
          <CompanyFieldInput
            key={field.name}
            field={field}
            phones={phones}
            value={record.value[field.name]}
            onChange={record.change}
            error={record.fields[field.name]}
          />
        ))}
      </Stack>
    </Card>
  );
}
