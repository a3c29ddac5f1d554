import { linkTo } from '@galley/shared/admin-screens';
import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { Anchor, Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import type { ApiRequest } from '../../lib/api';
import { openRules, usePhoneRules } from '../../lib/use-phone-rules';
import { PartBar } from '../../parts/launches/part-bar';
import { type PartPlan, placeOf, useSavePart } from '../../parts/launches/part-plan';
import { useCompany } from '../../parts/session/use-company-name';
import {
  type CompanyFormValues,
  type CompanyGroupTitle,
  companyErrors,
  companyFieldGroups,
  companyFormValues,
  companyInput,
  companyLabels,
  type StoredCompany,
} from '../../parts/site-information/company-fields';
import { useSaveCompanySettings } from '../../parts/site-information/use-site-information';
import { isSameContent } from '../../ui/form/form-labels';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { type FormHandle, useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { FormSections } from '../../ui/form-sections';
import { useSaveShortcut } from '../../ui/shortcuts';
import { CompanyFieldInput } from './company-field-input';
import classes from './company-form.module.css';
import { LogoPreview } from './logo-preview';
import { StaffRules } from './staff-rules';

interface CompanyFormProps {
  stored: StoredCompany;
  /** The live settings; where there is a plan, `stored` is the state of the launch. */
  live: StoredCompany;
  plan: PartPlan | undefined;
  /** Called with the typed values, for the preview. */
  onTyped: (values: CompanyFormValues) => void;
  /** The form is visible, so its shortcuts are active. */
  isShown: boolean;
}

/** The format of a conflict response: the settings and the email addresses together. */
const currentSchema = z
  .object({ id: z.number(), revision: z.number(), adminVersionUpdateEmails: z.array(z.string()) })
  .catchall(z.unknown());

/** Edits the company's settings, in groups. */
export function CompanyForm({ stored, live, plan, onTyped, isShown }: CompanyFormProps) {
  const save = useSaveCompanySettings();
  const saveForLaunch = useSavePart(plan);
  const form = useRevisionedForm<CompanyFormValues, StoredCompany>({
    stored,
    load: withoutIdentity,
    labels: companyLabels,
    place: placeOf('company settings', plan),
    check: (values, over) => companyErrors({ ...values, ...over }, phones),
    read: (current) => {
      const { data } = currentSchema.safeParse(current);
      return data && companyFormValues(data, data.adminVersionUpdateEmails);
    },
    save: (values, over) =>
      saveForLaunch?.(settingsForLaunch({ ...values, ...over }), over.revision) ??
      save.mutateAsync(companyInput({ ...values, ...over })),
  });
  const values = form.form.watch();
  const phones: PhoneRules = usePhoneRules(values.country) ?? openRules;
  useEffect(() => onTyped(values), [values, onTyped]);
  useSaveShortcut(() => void (isShown && form.submit()));

  return (
    <RevisionedForm form={form} noun="the company settings">
      <PartBar
        plan={plan}
        about="Saving changes the live site at once."
        part="settings"
        form={form}
        base={live.revision}
        valuesOf={(typed) => settingsForLaunch({ ...live, ...typed })}
        errorOf={(typed) => ruleErrorOf(typed, live)}
      >
        <FormSections />
      </PartBar>
      <SimpleGrid
        type="container"
        cols={{ base: 1, '720px': 2 }}
        spacing="md"
        verticalSpacing="md"
        style={{ alignItems: 'start' }}
      >
        <Stack gap="md">
          <FieldGroup title="Company" form={form} phones={phones} />
          <FieldGroup title="Opening hours" form={form} phones={phones} />
          <FieldGroup title="Look" form={form} phones={phones}>
            <LogoPreview chosen={values} isSaved={!form.isDirty} />
          </FieldGroup>
        </Stack>
        <Stack gap="md">
          <FieldGroup title="Social links" form={form} phones={phones} />
          <FieldGroup title="Site" form={form} phones={phones} />
          {!plan && <StaffRules form={form} values={values} />}
        </Stack>
      </SimpleGrid>
    </RevisionedForm>
  );
}

interface FieldGroupProps {
  title: CompanyGroupTitle;
  form: FormHandle<CompanyFormValues>;
  phones: PhoneRules;
  children?: ReactNode;
}

/** The settings that a theme replaces, where the company has chosen one. */
const saidByTheme: readonly string[] = ['primaryColor', 'font'];

function FieldGroup({ title, form, phones, children }: FieldGroupProps) {
  const hasTheme = Boolean(useCompany()?.theme);
  const fields = companyFieldGroups[title].filter(({ name }) => !hasTheme || !saidByTheme.includes(name));
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <Stack
        gap={title === 'Opening hours' ? 'xs' : 'md'}
        className={title === 'Opening hours' ? classes.days : undefined}
      >
        {fields.length < companyFieldGroups[title].length && (
          <Text size="sm" c="dimmed">
            Colors and typefaces are on the{' '}
            <Anchor component={Link} to={linkTo('look')} inherit underline="always">
              Look
            </Anchor>{' '}
            screen.
          </Text>
        )}
        {fields.map((field) => (
          <CompanyFieldInput
            key={field.name}
            field={field}
            phones={phones}
            value={form.form.getValues(field.name)}
            onChange={form.put}
            error={form.errorOf(field.name)}
          />
        ))}
        {children}
      </Stack>
    </Card>
  );
}

/** The values of the form that a launch takes: those that visitors see. */
function settingsForLaunch(values: StoredCompany): ApiRequest<'saveLaunchPart'>['values'] {
  const { companySettings } = companyInput(values);
  const { adminOnlyChanges: _a, blockingChecks: _b, requiresApp: _r, ...shown } = companySettings;
  return { settings: { companySettings: shown } };
}

const rulesOf = (values: CompanyFormValues) => {
  const { adminVersionUpdateEmails, adminOnlyChanges, blockingChecks, requiresApp } = values;
  return { adminVersionUpdateEmails, adminOnlyChanges, blockingChecks, requiresApp };
};

/** Why the typed values cannot be added to a launch: changed rules for staff would be lost. */
const ruleErrorOf = (typed: CompanyFormValues, live: CompanyFormValues): string | undefined =>
  isSameContent(rulesOf(typed), rulesOf(live))
    ? undefined
    : 'A launch contains only what visitors see. First save or undo your changes to versions, checks, Admins and sign-in.';
