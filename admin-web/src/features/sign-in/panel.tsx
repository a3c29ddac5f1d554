import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface PanelProps {
  title: string;
  /** Describes this step. */
  lead?: ReactNode;
  /** A success message of the previous step. */
  notice?: string;
  error?: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** Links under the button. */
  links?: ReactNode;
}

/** One step of the sign-in. The first empty field gets the focus. */
export function Panel(props: PanelProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return (
    <form ref={form} onSubmit={props.onSubmit} noValidate aria-label={props.title}>
      <Stack gap="md">
        <Stack gap="xs">
          <Title order={1} size="h2">
            {props.title}
          </Title>
          {props.notice && (
            <Alert color="green" role="status" py="xs">
              {props.notice}
            </Alert>
          )}
          {props.lead && <Text c="dimmed">{props.lead}</Text>}
          {props.error && (
            <Alert color="red" role="alert" py="xs">
              {props.error}
            </Alert>
          )}
        </Stack>
        {props.children}
        <Button type="submit" fullWidth loading={props.isBusy} size="md">
          {props.submitLabel}
        </Button>
        {props.links}
      </Stack>
    </form>
  );
}

interface PanelLinkProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A secondary link that does not leave the screen. */
export function PanelLink({ onClick, disabled, children }: PanelLinkProps) {
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      onClick={() => onClick()}
      disabled={disabled}
      c={disabled ? 'dimmed' : undefined}
      underline={disabled ? 'never' : 'hover'}
    >
      {children}
    </Anchor>
  );
}
