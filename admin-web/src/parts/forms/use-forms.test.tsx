import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../lib/query-client';
import { serveCalls } from '../../test-support/render-screen';
import { useFieldOrder, useGetForm, useSaveField, useUpdateForm } from './use-forms';

const fields = [{ id: 40_001 }, { id: 40_002 }] as never;

it.each([
  ['a new field', () => useSaveField(4).mutateAsync, { content: {} }],
  [
    'a changed field',
    () => useSaveField(4).mutateAsync,
    { content: {}, stored: { id: 40_001, revision: 2 } },
  ],
  ['the form itself', () => useUpdateForm().mutateAsync, { id: 4, name: 'Contact', revision: 1 }],
  ['the order of its fields', () => useFieldOrder(fields).arrange, [40_002, 40_001]],
])(
  'the builder reads its form and the fields again after saving %s [2:110] [2:196] [2:202]',
  async (_what, useSave, input) => {
    const served = serveCalls({
      ...{ getForm: { body: { id: 4, name: 'Contact' } }, listFormFields: { body: fields } },
      ...{ createFormField: { body: 40_003 }, updateFormField: { body: 40_001 } },
      ...{ updateForm: { body: 4 }, updateFormFieldOrder: { body: 'Saved' } },
    });
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const reads = () =>
      ['getForm', 'listFormFields'].map((name) => served.filter(({ call }) => call === name).length);
    const { result } = renderHook(() => ({ form: useGetForm(4), save: useSave() }), { wrapper });
    await waitFor(() => expect(result.current.form.data?.name).toBe('Contact'));
    expect(reads()).toEqual([1, 1]);
    await result.current.save(input as never);
    await waitFor(() => expect(reads()).toEqual([2, 2]));
  },
);
