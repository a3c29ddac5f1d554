import type { ColumnFormat } from '@galley/shared/components/column-formats';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { TextEditorFields } from './text-editor-fields';

function Fields({ format }: { format: ColumnFormat }) {
  const columns = Object.fromEntries([1, 2, 3, 4].map((n) => [`column${n}`, `<p>Text ${n}</p>`]));
  const form = useForm({ defaultValues: { borderStyle: 'none', format, ...columns } });
  return (
    <FormProvider {...form}>
      <TextEditorFields isReadOnly={false} />
    </FormProvider>
  );
}

it.each([
  ['4_4', [1], '[1:116] [2:89]'],
  ['4_2-2', [1, 3], '[1:117] [2:90]'],
  ['4_1-3', [1, 2], '[1:118] [2:91]'],
  ['4_3-1', [1, 4], '[1:119] [2:92]'],
  ['4_1-1-2', [1, 2, 3], '[1:120] [2:93]'],
  ['4_2-1-1', [1, 3, 4], '[1:121] [2:94]'],
  ['4_1-2-1', [1, 2, 4], '[1:122] [2:95]'],
  ['4_1-1-1-1', [1, 2, 3, 4], '[1:123] [2:96]'],
  ['3_1-1-1', [1, 2, 3], '[1:124] [2:97]'],
  ['3_1-2', [1, 2], '[1:125] [2:98]'],
  ['3_2-1', [1, 3], '[1:126] [2:99]'],
] satisfies [ColumnFormat, number[], string][])(
  'the form of a text in the format %s is chosen among all, edits its columns %j, and says that the others are kept %s [1:85] [1:110] [1:112] [2:85]',
  async (format, used, _ids) => {
    serveCalls({ getCompanyName: { body: { companyName: 'Acme' } } });
    renderScreen(<Fields format={format} />);
    const choices = [...document.querySelectorAll<HTMLInputElement>('[type=radio][name=format]')];
    expect(choices.flatMap(({ checked, value }) => (checked ? value : []))).toEqual([format]);
    const texts = used.map((n) => `Text ${n}`);
    await waitFor(() =>
      expect([...document.querySelectorAll('[role="textbox"]')].map((box) => box.textContent)).toEqual(texts),
    );
    const kept = [1, 2, 3, 4].filter((n) => !used.includes(n));
    const note = screen.queryByText(/not part of this format/)?.textContent ?? '';
    expect(
      note
        .split(/ (?:is|are) /)[0]
        ?.match(/\d/g)
        ?.map(Number) ?? [],
    ).toEqual(kept);
  },
);

it('the tools act on the first column until another one has the focus, and another format keeps what it hides [1:85] [1:112] [2:85] [1:110]', async () => {
  serveCalls({ getCompanyName: { body: { companyName: 'Acme' } } });
  renderScreen(<Fields format="4_1-3" />);
  const columns = () => [...document.querySelectorAll<HTMLElement>('[role="textbox"]')];
  await waitFor(() => expect(columns()).toHaveLength(2));
  const headings = () => columns().map((column) => column.querySelector('h2')?.textContent);
  const tool = () => screen.getByLabelText<HTMLButtonElement>('Heading 2', { selector: 'button' });
  await waitFor(() => expect(tool().disabled).toBe(false));
  fireEvent.click(tool());
  await waitFor(() => expect(headings()).toEqual(['Text 1', undefined]));
  fireEvent.focus(columns()[1] as HTMLElement);
  fireEvent.click(tool());
  await waitFor(() => expect(headings()).toEqual(['Text 1', 'Text 2']));
  // A column that another format hides comes back as it was changed.
  for (const [format, shown] of [
    ['4_4', ['Text 1']],
    ['4_1-3', ['Text 1', 'Text 2']],
  ] as const) {
    fireEvent.click(document.querySelector(`[type=radio][value="${format}"]`) as HTMLElement);
    await waitFor(() => expect(headings()).toEqual(shown));
  }
});
