import { linkTo } from '@galley/shared/admin-screens';
import { Alert, Button, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SignInCard } from '../../../parts/sign-in/sign-in-card';

interface MessageCardProps {
  title: string;
  kind: 'news' | 'problem';
  message: string;
  /** A link to continue; by default to the sign-in. */
  action?: { label: string; to: string };
}

/** Shows one sentence and a link. */
export function MessageCard({ title, kind, message, action }: MessageCardProps) {
  const isProblem = kind === 'problem';
  const { label, to } = action ?? {
    label: isProblem ? 'Back to Login' : 'Sign in again',
    to: linkTo('login'),
  };
  return (
    <SignInCard>
      <Stack>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Alert color={isProblem ? 'red' : 'green'} role={isProblem ? 'alert' : 'status'} py="xs">
          {message}
        </Alert>
        <Button component={Link} to={to} fullWidth size="md">
          {label}
        </Button>
      </Stack>
    </SignInCard>
  );
}
