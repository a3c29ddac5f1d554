import { type PhoneRules, userPhoneFault } from '@galley/shared/phone/phone-rules';
import { type Profile, profileSchema, updateProfileSchema } from '@galley/shared/schemas/profile';
import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { api } from '../../lib/api';
import { isApiError, messageOf } from '../../lib/api-error';
import { ConflictPanel } from '../../ui/conflict-panel';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { PhoneInput } from '../../ui/phone-input';
import { useLeaveWarning } from '../../ui/use-leave-warning';
import { shownPhone } from '../users/user-form-values';
import { useReadProfileAgain } from './use-profile';

interface OwnData {
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

const labels: Record<keyof OwnData, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone',
};
const fields = Object.keys(labels) as (keyof OwnData)[];
/** What a stale save is answered with. */
const ownDataSchema = profileSchema.pick({
  firstName: true,
  lastName: true,
  phoneNumber: true,
  revision: true,
});
type StoredData = Pick<Profile, keyof OwnData | 'revision'>;

const valuesOf = ({ firstName, lastName, phoneNumber }: StoredData, rules: PhoneRules): OwnData => ({
  firstName,
  lastName,
  phoneNumber: shownPhone(phoneNumber, rules),
});

/** Name and phone. The address signs in, so an administrator changes it. */
export function OwnDataForm({ profile, phones }: { profile: Profile; phones: PhoneRules }) {
  const form = useForm<OwnData>({ defaultValues: valuesOf(profile, phones) });
  const [revision, setRevision] = useState(profile.revision);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<{ message: string; current: StoredData }>();
  const readAgain = useReadProfileAgain();
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveWarning(() => isDirty);

  const take = (stored: StoredData) => {
    form.reset(valuesOf(stored, phones));
    setRevision(stored.revision);
    setConflict(undefined);
  };
  const showRefusals = (refusals: Readonly<Record<string, string>>) => {
    const named = fields.filter((field) => refusals[field]);
    for (const [index, field] of named.entries()) {
      form.setError(field, { message: refusals[field] ?? '' }, { shouldFocus: index === 0 });
    }
    return named.length > 0;
  };

  const saveFrom = (from: number) =>
    form.handleSubmit(async (values) => {
      setError(undefined);
      const checked = updateProfileSchema.safeParse({ ...values, revision: from });
      const issues = checked.success ? [] : checked.error.issues;
      const refusals = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
      const fault = userPhoneFault(phones, values.phoneNumber);
      if (showRefusals({ ...refusals, ...(fault && { phoneNumber: fault }) })) return;
      try {
        notifySaved(await api('updateProfile', { ...values, revision: from }));
        form.reset(values);
        setRevision(from + 1);
        void readAgain();
      } catch (thrown) {
        const current = isApiError(thrown, 409) ? ownDataSchema.safeParse(thrown.current) : undefined;
        if (current?.success) setConflict({ message: messageOf(thrown), current: current.data });
        else if (!isApiError(thrown) || !showRefusals(thrown.fields)) setError(thrown);
      }
    });

  const text = (name: 'firstName' | 'lastName') => ({
    ...form.register(name),
    label: labels[name],
    withAsterisk: true,
    error: errors[name]?.message,
  });
  const mine = form.getValues();
  return (
    <Card component="form" onSubmit={(event) => void saveFrom(revision)(event)} noValidate>
      <Stack gap="md">
        <Title order={2}>Your details</Title>
        {error !== undefined && (
          <ErrorPanel
            title="Your details were not saved"
            message={messageOf(error)}
            reassurance={typedTextIsKept}
          />
        )}
        {conflict && (
          <ConflictPanel
            title="Somebody else changed your details meanwhile"
            message={conflict.message}
            differences={fields
              .map((field) => ({
                field: labels[field],
                theirs: valuesOf(conflict.current, phones)[field],
                mine: mine[field],
              }))
              .filter(({ theirs, mine: own }) => theirs !== own)}
            isBusy={isSubmitting}
            onKeepMine={() => {
              setRevision(conflict.current.revision);
              setConflict(undefined);
              void saveFrom(conflict.current.revision)();
            }}
            onTakeTheirs={() => take(conflict.current)}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput autoComplete="given-name" {...text('firstName')} />
          <TextInput autoComplete="family-name" {...text('lastName')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Email"
            description="The name that you sign in with. An administrator can change it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={profile.email}
            readOnly
            variant="filled"
          />
          <Controller
            name="phoneNumber"
            control={form.control}
            render={({ field }) => (
              <PhoneInput
                ref={field.ref}
                label={labels.phoneNumber}
                rules={phones}
                autoComplete="tel-national"
                value={field.value}
                onBlur={field.onBlur}
                onChange={field.onChange}
                error={errors.phoneNumber?.message}
              />
            )}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
            {isDirty ? 'Not saved' : ''}
          </Text>
          <Button type="submit" loading={isSubmitting}>
            Save
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
