import { Group } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { Panel, PanelLink } from './panel';
import { CodeField } from './panel-fields';
import { checkSecondFactor } from './sign-in-rules';
import type { NextStep } from './sign-in-steps';
import { useCountdown } from './use-countdown';
import { usePanelSubmit } from './use-panel-submit';

/** Seconds before another code may be asked for: mail takes a moment. */
const resendAfter = 30;

interface CodePanelProps {
  userId: number;
  /** The masked address that the code went to. */
  sentTo: string;
  onNext: (step: NextStep) => Promise<void>;
  onRestart: (message?: string) => void;
}

export function CodePanel({ userId, sentTo, onNext, onRestart }: CodePanelProps) {
  const [code, setCode] = useState('');
  const [notice, setNotice] = useState<string>();
  const [resendError, setResendError] = useState<string>();
  const { secondsLeft, restart } = useCountdown(resendAfter);
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['code'],
    () => {
      setNotice(undefined);
      setResendError(undefined);
      return checkSecondFactor(code);
    },
    async () => {
      await api('answerCode', { userId, code });
      await onNext({ panel: 'done' });
    },
    onRestart,
  );

  const resend = async () => {
    restart();
    setNotice(undefined);
    setResendError(undefined);
    try {
      const answer = await api('requestCode', { userId });
      setNotice(`A new code was sent to ${answer.sentTo}.`);
    } catch (thrown) {
      setResendError(messageOf(thrown));
    }
  };

  return (
    <Panel
      title="Enter your code"
      lead={`We sent a 6-digit code to ${sentTo}. It is valid for 5 minutes.`}
      notice={notice}
      error={resendError ?? error}
      submitLabel="Verify"
      isBusy={isBusy}
      onSubmit={submit}
      links={
        <Group justify="space-between">
          <PanelLink onClick={() => void resend()} disabled={secondsLeft > 0}>
            Resend Code{secondsLeft > 0 && ` (${secondsLeft} s)`}
          </PanelLink>
          <PanelLink onClick={() => onRestart()}>Back to Login</PanelLink>
        </Group>
      }
    >
      <CodeField label="6-digit code" value={code} onChange={setCode} error={fieldErrors.code} />
    </Panel>
  );
}
