import type { PhoneRules } from '@galley/shared/phone/phone-rules';
import type { User } from '@galley/shared/schemas/user';
import { userSchema } from '@galley/shared/schemas/user';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { openRules } from '../../lib/use-phone-rules';
import { ConflictPanel } from '../../ui/conflict-panel';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { useLeaveWarning } from '../../ui/use-leave-warning';
import { UserFields } from './user-fields';
import { type UserFormValues, userFormValues, userInput, userRefusals } from './user-form-values';

interface UserFormProps {
  mode: 'create' | 'update';
  user: User;
  /** Of a vendor Admin: the company that was named. */
  company: string;
  /** How phones are typed where this user is. */
  phones: PhoneRules;
  asksForCompany: boolean;
  hasClientFields: boolean;
  listPath: string;
  /** Sends it; what it throws is shown, and everything typed stays. */
  onSave: (input: Record<string, unknown>) => Promise<void>;
  /** Leads on once it is stored; told the company that was named. */
  onSaved: (company: string | undefined) => void;
  /** Above the buttons: what else can be done with this user. */
  children?: ReactNode;
}

/** Creates or updates a user. */
export function UserForm(props: UserFormProps) {
  const {
    mode,
    user,
    company,
    phones,
    asksForCompany,
    hasClientFields,
    listPath,
    onSave,
    onSaved,
    children,
  } = props;
  const form = useForm<UserFormValues>({ defaultValues: userFormValues(user, company, phones) });
  // Of another company that a vendor Admin names here only the server knows where it is.
  const named = form.watch('company').trim();
  const rules = asksForCompany && named !== '' && named !== user.company ? openRules : phones;
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<{ message: string; current: User }>();
  const { isDirty, isSubmitting } = form.formState;
  const leadOn = useLeaveWarning(() => isDirty);

  const { setFocus } = form;
  useEffect(() => {
    if (mode === 'create') setFocus('firstName');
  }, [mode, setFocus]);

  const showRefusals = (refusals: Readonly<Record<string, string>>) => {
    const known = Object.entries(refusals).filter(([field]) => field in form.getValues());
    for (const [index, [field, message]] of known.entries()) {
      form.setError(field as keyof UserFormValues, { message }, { shouldFocus: index === 0 });
    }
    return known.length > 0;
  };

  const submitFrom = (revision: number) =>
    form.handleSubmit(async (values) => {
      setError(undefined);
      const sent = { ...values, revision };
      if (showRefusals(userRefusals(sent, mode, rules))) return;
      try {
        const input = userInput(sent);
        await onSave(input);
        leadOn(() => onSaved(input.company));
      } catch (thrown) {
        const current = isApiError(thrown, 409) ? userSchema.safeParse(thrown.current) : undefined;
        if (current?.success && isApiError(thrown)) {
          setConflict({ message: thrown.message, current: current.data });
        } else if (!isApiError(thrown) || !showRefusals(thrown.fields)) {
          setError(thrown);
        }
      }
    });

  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submitFrom(form.getValues('revision'))(event)} noValidate>
        <Stack gap="md" maw={720}>
          {error !== undefined && (
            <ErrorPanel
              title={mode === 'create' ? 'The user was not created' : 'The user was not saved'}
              message={messageOf(error)}
              reassurance={typedTextIsKept}
            />
          )}
          {conflict && (
            <ConflictPanel
              title="Somebody else changed this user meanwhile"
              message={conflict.message}
              differences={differences(userFormValues(conflict.current, company, phones), form.getValues())}
              isBusy={isSubmitting}
              onKeepMine={() => {
                setConflict(undefined);
                form.setValue('revision', conflict.current.revision);
                void submitFrom(conflict.current.revision)();
              }}
              onTakeTheirs={() => {
                form.reset(userFormValues(conflict.current, company, phones));
                setConflict(undefined);
              }}
            />
          )}
          <Card>
            <UserFields
              mode={mode}
              phones={rules}
              asksForCompany={asksForCompany}
              hasClientFields={hasClientFields}
            />
          </Card>
          {children}
          <Group justify="flex-end">
            <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
              {isDirty && mode === 'update' ? 'Not saved' : ''}
            </Text>
            <Button component={Link} to={listPath} variant="default">
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {mode === 'create' ? 'Create User' : 'Save'}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}

const labels: Partial<Record<keyof UserFormValues, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone',
  role: 'Role',
  access: 'Access',
  clientNumber: 'Client Number',
  relatedClients: 'Related Clients',
  isLockedOut: 'Is Locked Out',
  invalidAttempts: 'Invalid Attempts',
};

function differences(theirs: UserFormValues, mine: UserFormValues) {
  const fields = Object.keys(labels) as (keyof UserFormValues)[];
  return fields
    .filter((field) => String(theirs[field]) !== String(mine[field]))
    .map((field) => ({
      field: labels[field] ?? field,
      theirs: String(theirs[field]),
      mine: String(mine[field]),
    }));
}
