import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { userPhoneError } from '@galley/shared/phone/phone-rules';
import { type Profile, profileSchema, updateProfileSchema } from '@galley/shared/schemas/profile';
import { Card, SimpleGrid, TextInput, Title } from '@mantine/core';
import { api } from '../../lib/api';
import { shownPhone } from '../../parts/users/user-form-values';
import { fieldErrors } from '../../ui/form/field-errors';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { notifySaved } from '../../ui/notify';
import { PhoneInput } from '../../ui/phone-input';
import { useReadProfileAgain } from './use-profile';

interface OwnData {
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

/** The format of the current values in a conflict response. */
const ownDataSchema = profileSchema.pick({
  firstName: true,
  lastName: true,
  phoneNumber: true,
  revision: true,
});
type StoredData = Pick<Profile, keyof OwnData | 'revision'>;

/** Edits name and phone. The email address is used to sign in, so only an Admin changes it. */
export function OwnDataForm({ profile, phones }: { profile: Profile; phones: PhoneRules }) {
  const readAgain = useReadProfileAgain();
  const form = useRevisionedForm<OwnData, StoredData>({
    stored: profile,
    load: ({ firstName, lastName, phoneNumber }) => ({
      firstName,
      lastName,
      phoneNumber: shownPhone(phoneNumber, phones),
    }),
    labels: { firstName: 'First Name', lastName: 'Last Name', phoneNumber: 'Phone' },
    place: 'own details',
    check: (values, over) => {
      const error = userPhoneError(phones, values.phoneNumber);
      return {
        ...fieldErrors(updateProfileSchema, { ...values, ...over }),
        ...(error && { phoneNumber: error }),
      };
    },
    read: (current) => ownDataSchema.safeParse(current).data,
    save: (values, over) => api('updateProfile', { ...values, ...over }),
    notice: null,
    onSaved: (message) => {
      notifySaved(String(message));
      void readAgain();
    },
  });
  return (
    <Card>
      <RevisionedForm
        form={form}
        noun="your details"
        failure="Your details were not saved"
        head={<Title order={2}>Your details</Title>}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...form.text('firstName')} withAsterisk autoComplete="given-name" />
          <TextInput {...form.text('lastName')} withAsterisk autoComplete="family-name" />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label="Email"
            description="You sign in with this address. An administrator can change it."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={profile.email}
            readOnly
            variant="filled"
          />
          <PhoneInput {...form.control('phoneNumber')} rules={phones} autoComplete="tel-national" />
        </SimpleGrid>
        <FormActions form={form} />
      </RevisionedForm>
    </Card>
  );
}
