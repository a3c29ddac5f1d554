import { useEffect, useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { signInApi } from '../../lib/sign-in-api';
import { CodeForm } from './code-form';
import { type CodeWay, CodeWayLinks } from './code-way-links';
import type { NextStep } from './sign-in-steps';

/** Seconds until another code may be requested: mail takes a moment. */
const resendAfter = 30;

interface CodePanelProps {
  step: Extract<NextStep, { panel: 'code' }>;
  onNext: (step: NextStep) => Promise<void>;
  onRestart: (message?: string) => void;
}

/**
 * Asks for the second factor. Users with an authenticator are asked for its code first; they may switch to any other
 * factor that they have. The server accepts every kind of code in each case.
 */
export function CodePanel({ step, onNext, onRestart }: CodePanelProps) {
  const { userId } = step;
  const [way, setWay] = useState<CodeWay>(step.authenticator ? 'authenticator' : 'mail');
  const [sentTo, setSentTo] = useState(step.sentTo);
  const [notice, setNotice] = useState<string>();
  const [mailError, setMailError] = useState<string>();
  const [isMailing, setIsMailing] = useState(false);
  const { secondsLeft, restart } = useCountdown(sentTo ? resendAfter : 0, resendAfter);

  const forgetNews = () => {
    setNotice(undefined);
    setMailError(undefined);
  };
  const mail = async () => {
    forgetNews();
    setIsMailing(true);
    try {
      const response = await signInApi('requestCode', { userId });
      if (!response.sentTo)
        return setMailError('No code is emailed: enter one from your authenticator app, or a recovery code.');
      if (sentTo) setNotice(`A new code was sent to ${response.sentTo}.`);
      setSentTo(response.sentTo);
      setWay('mail');
    } catch (thrown) {
      setMailError(messageOf(thrown));
    } finally {
      restart();
      setIsMailing(false);
    }
  };
  const choose = (chosen: CodeWay) => {
    // A code that was already mailed has arrived or will do so.
    if (chosen === 'mail' && !sentTo) return void mail();
    forgetNews();
    setWay(chosen);
  };

  return (
    <CodeForm
      key={way}
      way={way}
      sentTo={sentTo}
      notice={notice}
      error={mailError}
      onCheck={forgetNews}
      onSend={async (code) => {
        await signInApi('answerCode', { userId, code });
        await onNext({ panel: 'done' });
      }}
      onRestart={onRestart}
      links={
        <CodeWayLinks
          way={way}
          isOpen={{ authenticator: step.authenticator, mail: true, recovery: step.recoveryCodes }}
          isMailing={isMailing}
          secondsLeft={secondsLeft}
          onChoose={choose}
          onResend={() => void mail()}
          onRestart={() => onRestart()}
        />
      }
    />
  );
}

/** Counts seconds down to 0, and from `from` again whenever `restart` is called. */
function useCountdown(start: number, from = start): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(start);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return { secondsLeft, restart: () => setSecondsLeft(from) };
}
