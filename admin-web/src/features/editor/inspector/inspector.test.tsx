import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen';
import { Inspector } from './inspector';

it('says that a page has no version once its only one was deleted, and how to go on [1:158] [1:163]', () => {
  const nothing = { version: undefined, choice: { kind: 'nothing' }, isReadOnly: true } as never;
  renderScreen(<Inspector {...(nothing as Parameters<typeof Inspector>[0])} />);
  expect(screen.getByText('No version')).toBeTruthy();
  expect(screen.getByText(/Create a draft to begin\.$/)).toBeTruthy();
});
