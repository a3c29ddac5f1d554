import { Anchor, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { encode } from 'uqr';
import { CodeField } from '../../parts/sign-in/panel-fields';
import { checkAuthenticatorCode } from '../../parts/sign-in/sign-in-rules';
import { usePanelSubmit } from '../../parts/sign-in/use-panel-submit';
import { StepForm } from './step-form';

interface ScanStepProps {
  otpauthUrl: string;
  onConfirm: (code: string) => Promise<void>;
  cancelLabel?: string;
  onCancel: () => void;
}

/** Shows the QR code, its secret as text, and a field for the app's first code. */
export function ScanStep({ otpauthUrl, onConfirm, cancelLabel, onCancel }: ScanStepProps) {
  const [code, setCode] = useState('');
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['code'],
    () => checkAuthenticatorCode(code),
    () => onConfirm(code),
  );
  const secret = new URL(otpauthUrl).searchParams.get('secret') ?? '';
  return (
    <StepForm
      lead="Scan this code with the app, then enter the 6 digits that it shows."
      error={error}
      submitLabel="Confirm"
      cancelLabel={cancelLabel}
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Group justify="center">
        <QrPicture text={otpauthUrl} label="The QR code for your authenticator app" />
      </Group>
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          Can’t scan it? Enter this key in the app, or{' '}
          <Anchor href={otpauthUrl} size="sm" underline="always">
            open an app on this device
          </Anchor>
          .
        </Text>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Code block={false} fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Code>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" size="xs" onClick={copy} miw={72}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Stack>
      <CodeField label="6-digit code" value={code} onChange={setCode} error={fieldErrors.code} />
    </StepForm>
  );
}

interface QrPictureProps {
  text: string;
  /** The accessible name. */
  label: string;
}

/** Draws a text as a QR code in the browser, so that the text is sent nowhere. Dark on white in both schemes. */
function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" viewBox={`0 0 ${size} ${size}`} width={220} height={220} shapeRendering="crispEdges">
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
