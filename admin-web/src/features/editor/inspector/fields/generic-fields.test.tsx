import { image } from '@galley/shared/components/fields/image';
import { link } from '@galley/shared/components/fields/link';
import { list } from '@galley/shared/components/fields/list';
import { toggle } from '@galley/shared/components/fields/switch';
import { text } from '@galley/shared/components/fields/text';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test-support/render-screen';
import { FieldControl } from './field-control';

const questions = list(
  'Question',
  { max: 2 },
  {
    question: text('Question', { required: true, max: 20 }),
    picture: image('Picture', { drawnWidth: () => 0 }),
    more: link('More'),
    isOpen: toggle('Open at first'),
  },
);

let held: unknown;
function List() {
  const [value, setValue] = useState<unknown>([]);
  held = value;
  return (
    <FieldControl
      field={questions}
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      error={undefined}
      isReadOnly={false}
    />
  );
}

it('adds, orders and removes entries of a list, up to its limit', () => {
  renderScreen(<List />);
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const type = (place: number, words: string) =>
    fireEvent.change(screen.getAllByRole('textbox', { name: /^Question/ })[place] as HTMLElement, {
      target: { value: words },
    });
  add();
  type(0, 'First');
  add();
  type(1, 'Second');
  expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Move question 2 up' }));
  expect(held).toEqual([
    { key: '2', question: 'Second', picture: '', more: '', isOpen: false },
    { key: '1', question: 'First', picture: '', more: '', isOpen: false },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove question 1' }));
  expect(held).toMatchObject([{ key: '1', question: 'First' }]);
});
