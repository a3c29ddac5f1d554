import { Card, Title } from '@mantine/core';
import { useId } from 'react';
import { Switch } from '../../ui/switch';

interface SignInRulesProps {
  requiresApp: boolean;
  onChange: (requiresApp: boolean) => void;
}

/** How the company's people sign in. */
export function SignInRules({ requiresApp, onChange }: SignInRulesProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="md">
        Signing in
      </Title>
      <Switch
        label="Everybody uses an authenticator app"
        description="No code is mailed to whoever has one. Whoever has none sets one up at the next sign-in, before anything else."
        checked={requiresApp}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Card>
  );
}
