import { Card, Title } from '@mantine/core';
import { useId } from 'react';
import { Switch } from '../../ui/switch';

interface SignInRulesProps {
  requiresApp: boolean;
  onChange: (requiresApp: boolean) => void;
}

/** Settings of how the company's users sign in. */
export function SignInRules({ requiresApp, onChange }: SignInRulesProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="md">
        Signing in
      </Title>
      <Switch
        label="Everyone uses an authenticator app"
        description="People who have one are not emailed codes. People who have none set one up at their next sign-in."
        checked={requiresApp}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Card>
  );
}
