import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../test-support/render-screen';
import { EmailTags } from './email-tags';

function Recipients() {
  const [value, setValue] = useState(['ruth@acme.example']);
  return (
    <>
      <EmailTags label="To Email" value={value} onChange={setValue} error={undefined} />
      <output>{value.join()}</output>
    </>
  );
}

it('holds each email address once, in lower case, and names what is a duplicate or none [2:132] [2:133] [2:71] [2:69] [2:40]', () => {
  renderScreen(<Recipients />);
  const input = screen.getByPlaceholderText('name@company.com');
  const kept = () => screen.getByRole('status').textContent;
  const enter = (emails: string) => fireEvent.paste(input, { clipboardData: { getData: () => emails } });
  enter('Bo@acme.example');
  expect(kept()).toBe('ruth@acme.example,bo@acme.example');
  enter('nobody');
  expect(screen.getByText("'nobody' is not an email address.")).toBeTruthy();
  enter('BO@acme.example');
  expect(kept()).toBe('ruth@acme.example,bo@acme.example');
  expect(screen.getByText("'BO@acme.example' is in the list already.")).toBeTruthy();
  enter('c@acme.example; bo@acme.example d@acme.example');
  expect(kept()).toBe('ruth@acme.example,bo@acme.example,c@acme.example,d@acme.example');
  expect(screen.getByText("'bo@acme.example' is in the list already.")).toBeTruthy();
  fireEvent.keyDown(input, { key: 'Backspace' });
  expect(screen.queryByText(/is in the list already/)).toBeNull();
  expect(kept()).toBe('ruth@acme.example,bo@acme.example,c@acme.example');
});

it('says what the form says, until something that was typed is rejected [2:132] [2:133]', () => {
  const error = 'To Email is required.';
  renderScreen(<EmailTags label="To Email" value={[]} onChange={() => undefined} error={error} />);
  expect(screen.getByText(error)).toBeTruthy();
  const input = screen.getByPlaceholderText('name@company.com');
  fireEvent.paste(input, { clipboardData: { getData: () => 'nobody' } });
  expect(screen.queryByText(error)).toBeNull();
  expect(screen.getByText("'nobody' is not an email address.")).toBeTruthy();
});
