import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { type User, userSchema } from '@galley/shared/schemas/user';
import { Button, Card, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { openRules } from '../../lib/use-phone-rules';
import {
  type UserFormValues,
  userErrors,
  userFormValues,
  userInput,
  userLabels,
} from '../../parts/users/user-form-values';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { UserFields } from './user-fields';

interface UserFormProps {
  mode: 'create' | 'update';
  user: User;
  /** For a vendor Admin: the named company. */
  company: string;
  /** How phones are typed in this user's country. */
  phones: PhoneRules;
  asksForCompany: boolean;
  hasClientFields: boolean;
  listPath: string;
  /** Sends the input; an error is shown, and the form keeps its values. */
  onSave: (input: Record<string, unknown>) => Promise<unknown>;
  /** Called after the save with the named company. */
  onSaved: (company: string | undefined) => void;
  /** Other actions on this user, above the buttons. */
  children?: ReactNode;
}

/** Creates or updates a user. */
export function UserForm(props: UserFormProps) {
  const { mode, user, company, phones, asksForCompany, hasClientFields, listPath, onSave, onSaved } = props;
  const form = useRevisionedForm<UserFormValues, User>({
    stored: user,
    load: (stored) => userFormValues(stored, company, phones),
    labels: userLabels,
    place: mode === 'create' ? 'new user' : `user ${user.id}${company && ` of ${company}`}`,
    secrets: ['password'],
    check: (values, over) => userErrors({ ...values, ...over }, mode, rules),
    read: (current) => userSchema.safeParse(current).data,
    save: (values, over) => onSave(userInput({ ...values, ...over })),
    notice: mode === 'create' ? null : 'Updated',
    onSaved: () => onSaved(userInput(form.form.getValues()).company),
  });
  // Only the server knows the country of another company that a vendor Admin names here.
  const named = form.form.watch('company').trim();
  const rules: PhoneRules = asksForCompany && named !== '' && named !== user.company ? openRules : phones;

  const { setFocus } = form.form;
  useEffect(() => {
    if (mode === 'create') setFocus('firstName');
  }, [mode, setFocus]);

  return (
    <RevisionedForm
      form={form}
      noun="this user"
      failure={mode === 'create' ? 'The user was not created' : 'The user was not saved'}
    >
      <Stack gap="md" maw={720}>
        <Card>
          <UserFields
            form={form}
            mode={mode}
            phones={rules}
            asksForCompany={asksForCompany}
            // Those of the own company, not of another one that is named here.
            hasClientFields={hasClientFields && rules === phones}
          />
        </Card>
        {props.children}
        <FormActions form={form} label={mode === 'create' ? 'Create User' : 'Save'}>
          <Button component={Link} to={listPath} variant="default">
            Cancel
          </Button>
        </FormActions>
      </Stack>
    </RevisionedForm>
  );
}
