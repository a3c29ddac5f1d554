import { Card, Text, Title } from '@mantine/core';
import { FormSettingsForm } from '../../parts/forms/form-settings-form';
import { type SiteModule, siteModules } from './modules';

interface ModuleFormsProps {
  /** The remaining modules; the first one is shown. */
  modules: readonly SiteModule[];
  company: string | undefined;
  companyName: string;
  /** Called when the first one is done or postponed. */
  onNext: () => void;
}

/** Shows the forms of the chosen modules, one after the other. */
export function ModuleForms({ modules, company, companyName, onNext }: ModuleFormsProps) {
  const [shown] = modules;
  const forms: Record<SiteModule, () => React.ReactNode> = {
    FormSettings: () => <FormSettingsForm company={company} onSaved={onNext} onLater={onNext} />,
  };
  if (!shown) return null;
  return (
    <Card>
      <Title order={2} mb={4}>
        {siteModules.find(({ name }) => name === shown)?.label}
      </Title>
      <Text c="dimmed" mb="md">
        Of {companyName}.{' '}
        {modules.length > 1
          ? `${modules.length - 1} more to come.`
          : 'After this you are back at the checklist.'}
      </Text>
      {forms[shown]()}
    </Card>
  );
}
