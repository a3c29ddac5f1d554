import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test-support/render-screen';
import { MailTrouble } from './mail-trouble';

it.each([
  ['bounced', 'The email bounced', /then resend it/],
  ['complained', 'The email was marked as spam', /No such mailbox/],
  ['failed', 'The email was not sent', /No such mailbox/],
] as const)(
  'says what went wrong with a mail that %s, from whom, and what to do',
  (mailState, title, advice) => {
    renderScreen(
      <MailTrouble mailState={mailState} mailReason={'a@b.example: No such mailbox.\nc@d.example: Full.'} />,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(title);
    expect(alert.textContent).toContain('c@d.example: Full.');
    expect(alert.textContent).toMatch(advice);
  },
);

it('says nothing about a mail that was sent', () => {
  renderScreen(<MailTrouble mailState="sent" mailReason="" />);
  expect(screen.queryByRole('alert')).toBeNull();
});
