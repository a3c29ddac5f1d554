import { type ReactNode, useState } from 'react';
import { CodeField, TextField } from '../../parts/sign-in/panel-fields';
import { checkRecoveryCode, checkSecondFactor } from '../../parts/sign-in/sign-in-rules';
import { usePanelSubmit } from '../../parts/sign-in/use-panel-submit';
import type { CodeWay } from './code-way-links';
import { Panel } from './panel';

interface CodeFormProps {
  way: CodeWay;
  /** The masked email address that a code was sent to. */
  sentTo: string;
  notice: string | undefined;
  error: string | undefined;
  /** Called before an answer is checked, to clear earlier notices. */
  onCheck: () => void;
  onSend: (code: string) => Promise<void>;
  onRestart: (message?: string) => void;
  links: ReactNode;
}

const texts = {
  authenticator: {
    title: 'Enter your code',
    lead: () => 'Open your authenticator app and enter the 6 digits that it shows.',
  },
  mail: {
    title: 'Enter your code',
    lead: (sentTo: string) => `We sent a 6-digit code to ${sentTo}. It is valid for 5 minutes.`,
  },
  recovery: {
    title: 'Use a recovery code',
    lead: () => 'Enter one of the ten codes that you saved. Each works once.',
  },
} as const;

/** The field for the second factor, labelled for its current kind. */
export function CodeForm(props: CodeFormProps) {
  const { way } = props;
  const [code, setCode] = useState('');
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['code'],
    () => {
      props.onCheck();
      return way === 'recovery' ? checkRecoveryCode(code) : checkSecondFactor(code);
    },
    () => props.onSend(code),
    props.onRestart,
  );
  const { title, lead } = texts[way];
  const field = { value: code, onChange: setCode, error: fieldErrors.code };
  return (
    <Panel
      title={title}
      lead={lead(props.sentTo)}
      notice={props.notice}
      error={props.error ?? error}
      submitLabel="Verify"
      isBusy={isBusy}
      onSubmit={submit}
      links={props.links}
    >
      {way === 'recovery' ? (
        <TextField name="code" label="Recovery code" autoComplete="off" {...field} />
      ) : (
        <CodeField label="6-digit code" {...field} />
      )}
    </Panel>
  );
}
