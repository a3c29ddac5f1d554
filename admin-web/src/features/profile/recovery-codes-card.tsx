import { Alert, Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { PasswordStep } from './password-step';
import { RecoveryCodesView } from './recovery-codes-view';
import { useReadProfileAgain } from './use-profile';

/** From this number down, the user is advised to create new ones. */
const fewCodes = 3;

/** Manages the codes that sign in without phone and mail. */
export function RecoveryCodesCard({ left }: { left: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Group gap="sm" mb={4}>
        <Title order={2}>Recovery codes</Title>
        {left > 0 && <Badge variant="light">{left} left</Badge>}
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        Ten codes to keep on paper. Each signs you in once if you have neither your phone nor access to your
        email.
      </Text>
      {left > 0 && left <= fewCodes && (
        <Alert color="yellow" mb="md">
          {left === 1 ? 'Only one code is left.' : `Only ${left} codes are left.`} Make new ones before you
          need them.
        </Alert>
      )}
      <Group>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {left > 0 ? 'Make new codes' : 'Make recovery codes'}
        </Button>
      </Group>
      {isOpen && <RecoveryCodesDialog isReplacing={left > 0} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

interface RecoveryCodesDialogProps {
  isReplacing: boolean;
  onClose: () => void;
}

function RecoveryCodesDialog({ isReplacing, onClose }: RecoveryCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [wasReplacing] = useState(isReplacing);
  const readAgain = useReadProfileAgain();
  return (
    <Dialog
      onClose={onClose}
      title={codes ? 'Your recovery codes' : 'Make recovery codes'}
      closeOnClickOutside={false}
      closeOnEscape={!codes}
      withCloseButton={!codes}
    >
      {codes ? (
        <RecoveryCodesView codes={codes} onClose={onClose} />
      ) : (
        <PasswordStep
          lead={
            wasReplacing
              ? 'Enter your password. Your current codes stop working.'
              : 'Enter your password. The ten codes are shown once, so have paper or your password manager ready.'
          }
          submitLabel={wasReplacing ? 'Make new codes' : 'Make codes'}
          onCancel={onClose}
          onProve={async (password) => {
            const made = await api('newRecoveryCodes', { password });
            setCodes(made.codes);
            await readAgain();
          }}
        />
      )}
    </Dialog>
  );
}
