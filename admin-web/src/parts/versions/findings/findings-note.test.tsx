import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test-support/render-screen';
import { FindingsList } from './findings-note';

const left = 'still has its placeholder text. Replace it, unless visitors should read it.';
const finding = (message: string, componentId?: number) => ({
  check: 'placeholderText' as const,
  message,
  ...(componentId && { componentId }),
});

it('says of several components in one sentence what is true of each, and leads to each', () => {
  const shown: number[] = [];
  renderScreen(
    <FindingsList
      findings={[finding(`Hero ${left}`, 1), finding('The table is empty.', 3), finding(`Cards ${left}`, 2)]}
      onShow={({ componentId = 0 }) =>
        () =>
          shown.push(componentId)
        }
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Hero, Cards: each ${left}`,
    'The table is empty. Show it',
  ]);
  for (const name of ['Cards', 'Show it', 'Hero']) screen.getByRole('button', { name }).click();
  expect(shown).toEqual([2, 3, 1]);
});
