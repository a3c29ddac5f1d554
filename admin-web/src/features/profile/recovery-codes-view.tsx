import { Alert, Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../lib/save-file';
import { useSignedInUser } from '../../parts/session/use-signed-in-user';

interface RecoveryCodesViewProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows the codes, which is possible only once. */
export function RecoveryCodesView({ codes, onClose }: RecoveryCodesViewProps) {
  const { email } = useSignedInUser();
  const file = recoveryCodesFile(codes, email, window.location.origin);
  return (
    <Stack>
      <Text size="sm">
        Each of these signs you in once, instead of a code, if you have neither your phone nor access to your
        email.
      </Text>
      <SimpleGrid
        component="ul"
        cols={2}
        spacing="xs"
        p={0}
        m={0}
        style={{ listStyle: 'none' }}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <Text component="li" key={code} ta="center">
            <Code fz="md">{shownRecoveryCode(code)}</Code>
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="xs">
        <CopyButton value={file}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} leftSection={<IconCopy size={16} aria-hidden />}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          onClick={() => saveFile('recovery-codes.txt', [file], 'text/plain')}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download
        </Button>
      </Group>
      <Alert color="yellow" title="These codes are shown only once">
        Keep them where you can find them without your phone: printed, or in a password manager.
      </Alert>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          I have saved them
        </Button>
      </Group>
    </Stack>
  );
}

/** Formats `ABCDEFGHJK` as `ABCDE-FGHJK`, for copying by hand. */
const shownRecoveryCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

/** The text for copy and download: the codes, with an explanation for people who find them later. */
function recoveryCodesFile(codes: readonly string[], email: string, origin: string): string {
  return [
    `Recovery codes of ${email} for ${origin}`,
    'Each signs you in once, after your password. New ones are made on your profile.',
    '',
    ...codes.map(shownRecoveryCode),
    '',
  ].join('\n');
}
