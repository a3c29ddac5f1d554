import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../test-support/render-screen';
import { ColorField } from './color-field';

function Brand() {
  const [color, setColor] = useState('#1f6feb');
  return <ColorField label="Brand color" value={color} onChange={setColor} />;
}

it('says that text which is no color was not kept, until the field is entered again', async () => {
  renderScreen(<Brand />);
  const field = screen.getByLabelText<HTMLInputElement>('Brand color');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'blueish' } });
  fireEvent.blur(field);
  expect(await screen.findByText(/^“blueish” is not a color, so the one before stays\./)).toBeTruthy();
  expect(field.value).toBe('#1f6feb');
  fireEvent.focus(field);
  expect(screen.queryByText(/is not a color/)).toBeNull();
});
